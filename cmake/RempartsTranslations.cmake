# Compiles translations/remparts_*.ts and gives REMPARTS_TRANSLATIONS, the sources that put them into the program as
# :/translations/remparts_*.qm.
file(GLOB ts_files CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/translations/remparts_*.ts")
set(qm_folder "${PROJECT_BINARY_DIR}/translations")
set_source_files_properties(${ts_files} PROPERTIES OUTPUT_LOCATION "${qm_folder}")
qt_add_translation(qm_files ${ts_files} OPTIONS -silent)
set(REMPARTS_QM_ENTRIES "")
foreach(qm IN LISTS qm_files)
  get_filename_component(name "${qm}" NAME)
  string(APPEND REMPARTS_QM_ENTRIES "    <file>${name}</file>\n")
endforeach()
configure_file("${PROJECT_SOURCE_DIR}/translations/translations.qrc.in" "${qm_folder}/translations.qrc" @ONLY)
qt_add_resources(REMPARTS_TRANSLATIONS "${qm_folder}/translations.qrc" OPTIONS -no-compress)
