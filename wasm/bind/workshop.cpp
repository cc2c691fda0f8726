// The functions of the whole module beyond those of the solver.
#include <emscripten/bind.h>

#include "bind/explain.h"
#include "bind/judge.h"
#include "bind/learn.h"
#include "bind/make.h"
#include "bind/questions.h"
#include "bind/write_run.h"

namespace sudominoku::bind {

EMSCRIPTEN_BINDINGS(workshop) {
  emscripten::function("count", &countText);
  emscripten::function("trueCandidates", &trueCandidates);
  emscripten::function("estimate", &estimate);
  emscripten::function("check", &check);
  emscripten::function("reveal", &reveal);
  emscripten::function("extraClues", &extraClues);
  emscripten::function("redundantClues", &redundantClues);
  emscripten::function("tilings", &tilings);
  emscripten::function("judge", &judgeText);
  emscripten::function("meter", &meterGrid);
  emscripten::function("pack", &packOf);
  emscripten::function("measure", &measureText);
  emscripten::function("race", &raceOn);
  emscripten::function("trace", &traceOn);
  emscripten::function("explain", &explainPath);
  emscripten::function("rate", &ratePuzzle);
  emscripten::function("hint", &hintFor);
  emscripten::function("whyNot", &whyNotThere);
  emscripten::function("conflict", &conflictOf);
  emscripten::function("firstWrongMove", &firstWrongMove);
  emscripten::function("make", &makePuzzles);
  emscripten::function("worstCase", &worstCase);
  emscripten::function("minimise", &minimise);
  emscripten::function("complete", &complete);
  emscripten::function("transform", &transform);
  emscripten::function("canonical", &canonicalText);
  emscripten::function("writeRun", &writeRun);
  emscripten::function("writePiece", &writePiece);
}

}  // namespace sudominoku::bind
