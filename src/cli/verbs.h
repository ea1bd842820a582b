// The verbs of remparts-cli. Each adds itself to the command line and runs when it is named there; faults come out as
// io::FileError, io::RecordError or CLI::Error.
#pragma once

#include "arguments.h"

namespace remparts::cli {

/// tiles: checks a set and prints its census.
void addTilesVerb(CLI::App& app, Environment& environment);
/// new: prints a record without actions.
void addNewVerb(CLI::App& app, Environment& environment);
/// simulate: plays whole games, one JSON line each.
void addSimulateVerb(CLI::App& app, Environment& environment);
/// replay: plays a record, with events and legal lists as JSON lines.
void addReplayVerb(CLI::App& app, Environment& environment);
/// lesson: checks lessons, prints their texts. Faults against the rules come out as lesson::LessonError.
void addLessonVerb(CLI::App& app, Environment& environment);
/// bench: games a second, the cost of each stage, the signature.
void addBenchVerb(CLI::App& app, Environment& environment);

}  // namespace remparts::cli
