// The techniques. Each looks for one deduction in a position and describes it; docs/EXPLAIN.md says
// what each does.
#pragma once

#include "explain/step.h"

namespace sudominoku::explain::techniques {

/// Looks for the technique; fills a fresh step, except for its technique. `difficulty` is added to
/// that of the technique. False: the technique says nothing new, and the step is unusable.
using Find = bool (*)(const Position& position, Step& step);

/// Each is a Find and bears the name of its technique.
bool findFullHouse(const Position& position, Step& step);
bool findHiddenSingle(const Position& position, Step& step);
bool findNakedSingle(const Position& position, Step& step);
bool findPointing(const Position& position, Step& step);
bool findClaiming(const Position& position, Step& step);
bool findNakedPair(const Position& position, Step& step);
bool findNakedTriple(const Position& position, Step& step);
bool findNakedQuad(const Position& position, Step& step);
bool findHiddenPair(const Position& position, Step& step);
bool findHiddenTriple(const Position& position, Step& step);
bool findHiddenQuad(const Position& position, Step& step);
bool findXWing(const Position& position, Step& step);
bool findSwordfish(const Position& position, Step& step);
bool findJellyfish(const Position& position, Step& step);
bool findFinnedXWing(const Position& position, Step& step);
bool findFinnedSwordfish(const Position& position, Step& step);
bool findFinnedJellyfish(const Position& position, Step& step);
bool findFrankenFish(const Position& position, Step& step);
bool findSkyscraper(const Position& position, Step& step);
bool findTwoStringKite(const Position& position, Step& step);
bool findTurbotFish(const Position& position, Step& step);
bool findEmptyRectangle(const Position& position, Step& step);
bool findXyWing(const Position& position, Step& step);
bool findXyzWing(const Position& position, Step& step);
bool findWWing(const Position& position, Step& step);
bool findUniqueRectangle1(const Position& position, Step& step);
bool findUniqueRectangle2(const Position& position, Step& step);
bool findUniqueRectangle3(const Position& position, Step& step);
bool findUniqueRectangle4(const Position& position, Step& step);
bool findUniqueRectangle5(const Position& position, Step& step);
bool findUniqueRectangle6(const Position& position, Step& step);
bool findBugPlusOne(const Position& position, Step& step);
bool findSimpleColouring(const Position& position, Step& step);
bool findAlsXz(const Position& position, Step& step);
bool findSueDeCoq(const Position& position, Step& step);
bool findXyChain(const Position& position, Step& step);
bool findAic(const Position& position, Step& step);
bool findGroupedAic(const Position& position, Step& step);
bool findAlsChain(const Position& position, Step& step);
bool findForcingChain(const Position& position, Step& step);

/// These say something of Su-domino-ku alone.
bool findOneFreeNeighbour(const Position& position, Step& step);
bool findForcedDomino(const Position& position, Step& step);
bool findForcedPartner(const Position& position, Step& step);
bool findDominoExhausted(const Position& position, Step& step);
bool findOddRegion(const Position& position, Step& step);
bool findDominoPlaces(const Position& position, Step& step);

}  // namespace sudominoku::explain::techniques
