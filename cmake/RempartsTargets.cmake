# How every library, program and test of the project is made.

# Flags that all targets share.
add_library(remparts_flags INTERFACE)
target_compile_options(remparts_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast)
if(REMPARTS_WARNINGS_AS_ERRORS)
  target_compile_options(remparts_flags INTERFACE -Werror)
endif()
if(REMPARTS_SANITIZE)
  # GCC 12 under sanitizers takes members of std::variant for uninitialised.
  target_compile_options(remparts_flags INTERFACE
    -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
    $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
  target_link_options(remparts_flags INTERFACE -fsanitize=address,undefined)
endif()

# remparts_library(NAME [QT] SOURCES … [PUBLIC libs …] [PRIVATE libs …])
# A layer. Its interface is include/remparts/NAME (without QT) or the headers beside the sources (with QT).
function(remparts_library name)
  cmake_parse_arguments(ARG "QT" "" "SOURCES;PUBLIC;PRIVATE" ${ARGN})
  set(target remparts_${name})
  add_library(${target} STATIC ${ARG_SOURCES})
  add_library(remparts::${name} ALIAS ${target})
  target_link_libraries(${target} PUBLIC ${ARG_PUBLIC} PRIVATE remparts_flags ${ARG_PRIVATE})
  target_precompile_headers(${target} PRIVATE <algorithm> <array> <functional> <memory> <optional> <string> <variant>
    <vector>)
  if(ARG_QT)
    set_target_properties(${target} PROPERTIES AUTOMOC ON)
    target_include_directories(${target} PUBLIC "${CMAKE_CURRENT_SOURCE_DIR}")
    target_compile_definitions(${target} PRIVATE QT_NO_CAST_TO_ASCII)
    target_precompile_headers(${target} PRIVATE <QObject> <QString>)
    if("Qt6::Widgets" IN_LIST ARG_PUBLIC)
      target_precompile_headers(${target} PRIVATE <QPainter> <QPainterPath> <QWidget>)
    endif()
  else()
    file(GLOB_RECURSE headers CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/include/remparts/${name}/*.h")
    target_sources(${target} PUBLIC FILE_SET HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}/include" FILES ${headers})
    target_include_directories(${target} PRIVATE "${CMAKE_CURRENT_SOURCE_DIR}")
    set_target_properties(${target} PROPERTIES VERIFY_INTERFACE_HEADER_SETS ON)
  endif()
endfunction()
