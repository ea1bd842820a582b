#include "lesson/lesson_samples.h"

#include "remparts/io/error.h"
#include "remparts/lesson/lesson_file.h"

namespace remparts::test {
namespace {

std::string lessonWith(std::string_view game, const std::string& record, std::string_view steps) {
    return R"({"format": "remparts-lesson", "version": 1, "game": ")" + std::string(game) +
           R"(", "id": "sample", "place": 1, "minutes": 1, "title": {"en": "A lesson"}, "summary": {"en": "About it"},)" +
           "\"record\": " + record + ",\n\"steps\": [" + std::string(steps) + "]}";
}

}  // namespace

std::string loopRecord() {
    return R"({"format": "remparts-game", "version": 1, "game": "city",
 "players": [{"name": "Anna", "color": "red"}, {"name": "Ben", "color": "blue"}],
 "deck": {"stacks": [["C02", "C02", "C35", "C56", "C57"], ["C02", "C02"], ["C02"]]},
 "actions": [
 {"player": 0, "type": "place_tile", "x": 0, "y": 0, "rotation": 0},
 {"player": 0, "type": "place_follower", "segment": 1},
 {"player": 1, "type": "place_tile", "x": 1, "y": 0, "rotation": 270},
 {"player": 1, "type": "pass"},
 {"player": 0, "type": "place_tile", "x": 2, "y": 0, "rotation": 0},
 {"player": 0, "type": "place_follower", "segment": 2},
 {"player": 1, "type": "place_tile", "x": 0, "y": -1, "rotation": 0},
 {"player": 1, "type": "place_follower", "segment": 0},
 {"player": 0, "type": "place_tile", "x": 0, "y": -2, "rotation": 0},
 {"player": 1, "type": "place_tile", "x": 1, "y": 1, "rotation": 180},
 {"player": 1, "type": "pass"}
]})";
}

std::string kidsRecord() {
    return R"({"format": "remparts-game", "version": 1, "game": "kids", "options": {},
 "players": [{"name": "Anna", "color": "red"}, {"name": "Ben", "color": "blue"}],
 "deck": {"stacks": [["K01", "K01"], ["K06", "K01"], ["K11"], []]}})";
}

std::string cityLesson(std::string_view steps) {
    return lessonWith("city", loopRecord(), steps);
}

std::string kidsLesson(std::string_view steps) {
    return lessonWith("kids", kidsRecord(), steps);
}

std::string sampleLesson() {
    return R"({
 "format": "remparts-lesson",
 "version": 1,
 "game": "city",
 "id": "sample-1",
 "place": 3,
 "minutes": 2,
 "title": {"en": "Streets", "de": "Straßen"},
 "summary": {"en": "When a street is complete."},
 "record": )" +
           loopRecord() + R"(,
 "steps": [
  {
   "caption": {"en": "{who} may lay at {there}, see C2.1.", "de": "{who} legt bei {there}."},
   "rules": ["C2.1", "C2.2"],
   "values": {
    "who": {"of": "name", "player": 0},
    "there": {"of": "place", "x": 0, "y": 1, "is": "m21"}
   },
   "attempt": {"action": {"type": "place_tile", "x": 0, "y": 1, "rotation": 0}, "rule": "C2.2"},
   "camera": {"cells": [[0, 0], [0, 1]]},
   "light": {"feature": {"x": 0, "y": 0, "segment": 1}, "cells": [[0, 1]], "edges": [{"x": 0, "y": -2, "side": "S"}], "row": {"x": 0, "y": -2, "side": "S"}}
  },
  {
   "caption": {"en": "Close the loop."},
   "camera": "map",
   "values": {"points": {"of": "worth", "x": 0, "y": 0, "segment": 1, "is": 8, "at": "done"}},
   "actions": [],
   "task": {
    "accept": [{"player": 0, "type": "place_tile", "x": 0, "y": 1, "rotation": 90}],
    "hint": {"en": "It brings {points}."},
    "wrong": [{"action": {"type": "place_tile", "x": -1, "y": 0, "rotation": 180}, "because": {"en": "That is elsewhere."}}],
    "otherwise": {"en": "The loop stays open."},
    "done": {"en": "That is {points}."}
   }
  },
  {
   "caption": {"en": "She passes."},
   "actions": [{"player": 0, "type": "pass"}],
   "question": {
    "ask": {"en": "What next?"},
    "choices": [{"en": "The gate"}, {"en": "Nothing"}],
    "answer": 0,
    "because": {"en": "The wall begins."}
   }
  }
 ]
})";
}

lesson::Script scriptOf(std::string_view text) {
    return lesson::Script(lesson::parseLesson(text, "file", boxSource()));
}

std::string lessonFault(std::string_view text) {
    try {
        (void)lesson::parseLesson(text, "file", boxSource());
    } catch (const io::FileError& fault) {
        return fault.what();
    }
    return {};
}

std::string brokenPromise(std::string_view text) {
    try {
        (void)scriptOf(text);
    } catch (const lesson::LessonError& fault) {
        return fault.what();
    }
    return {};
}

}  // namespace remparts::test
