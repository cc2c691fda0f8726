#include "explain/registry.h"

#include "explain/techniques/singles.h"

namespace sudominoku::explain {

using namespace techniques;

const std::array<TechniqueRow, kTechniques> kTechniqueRows{{
    {Technique::fullHouse, "full-house", kFullHouseDifficulty, Level::easy, Needs::nothing,
     findFullHouse},
    {Technique::hiddenSingle, "hidden-single", kHiddenSingleDifficulty, Level::easy, Needs::nothing,
     findHiddenSingle},
    {Technique::oneFreeNeighbour, "one-free-neighbour", 16, Level::easy, Needs::dominoes,
     findOneFreeNeighbour},
    {Technique::nakedSingle, "naked-single", kNakedSingleDifficulty, Level::easy, Needs::nothing,
     findNakedSingle},
    {Technique::forcedDomino, "forced-domino", 24, Level::easy, Needs::dominoes, findForcedDomino},
    {Technique::forcedPartner, "forced-partner", 25, Level::medium, Needs::dominoes,
     findForcedPartner},
    {Technique::dominoExhausted, "domino-exhausted", 25, Level::medium, Needs::dominoes,
     findDominoExhausted},
    {Technique::pointing, "pointing", 26, Level::medium, Needs::nothing, findPointing},
    {Technique::claiming, "claiming", 28, Level::medium, Needs::nothing, findClaiming},
    {Technique::nakedPair, "naked-pair", 30, Level::medium, Needs::nothing, findNakedPair},
    {Technique::oddRegion, "odd-region", 31, Level::hard, Needs::dominoes, findOddRegion},
    {Technique::xWing, "x-wing", 32, Level::hard, Needs::nothing, findXWing},
    {Technique::hiddenPair, "hidden-pair", 34, Level::medium, Needs::nothing, findHiddenPair},
    {Technique::nakedTriple, "naked-triple", 36, Level::medium, Needs::nothing, findNakedTriple},
    {Technique::dominoPlaces, "domino-places", 37, Level::hard, Needs::dominoes, findDominoPlaces},
    {Technique::swordfish, "swordfish", 38, Level::hard, Needs::nothing, findSwordfish},
    {Technique::hiddenTriple, "hidden-triple", 40, Level::medium, Needs::nothing, findHiddenTriple},
    {Technique::skyscraper, "skyscraper", 40, Level::hard, Needs::nothing, findSkyscraper},
    {Technique::twoStringKite, "two-string-kite", 41, Level::hard, Needs::nothing,
     findTwoStringKite},
    {Technique::turbotFish, "turbot-fish", 42, Level::hard, Needs::nothing, findTurbotFish},
    {Technique::xyWing, "xy-wing", 42, Level::hard, Needs::nothing, findXyWing},
    {Technique::emptyRectangle, "empty-rectangle", 43, Level::hard, Needs::nothing,
     findEmptyRectangle},
    {Technique::wWing, "w-wing", 44, Level::hard, Needs::nothing, findWWing},
    {Technique::xyzWing, "xyz-wing", 44, Level::hard, Needs::nothing, findXyzWing},
    {Technique::finnedXWing, "finned-x-wing", 44, Level::hard, Needs::nothing, findFinnedXWing},
    {Technique::uniqueRectangle1, "unique-rectangle-1", 45, Level::hard, Needs::uniqueness,
     findUniqueRectangle1},
    {Technique::uniqueRectangle2, "unique-rectangle-2", 45, Level::hard, Needs::uniqueness,
     findUniqueRectangle2},
    {Technique::uniqueRectangle3, "unique-rectangle-3", 47, Level::hard, Needs::uniqueness,
     findUniqueRectangle3},
    {Technique::uniqueRectangle4, "unique-rectangle-4", 46, Level::hard, Needs::uniqueness,
     findUniqueRectangle4},
    {Technique::uniqueRectangle5, "unique-rectangle-5", 46, Level::hard, Needs::uniqueness,
     findUniqueRectangle5},
    {Technique::uniqueRectangle6, "unique-rectangle-6", 47, Level::hard, Needs::uniqueness,
     findUniqueRectangle6},
    {Technique::nakedQuad, "naked-quad", 50, Level::hard, Needs::nothing, findNakedQuad},
    {Technique::finnedSwordfish, "finned-swordfish", 50, Level::hard, Needs::nothing,
     findFinnedSwordfish},
    {Technique::jellyfish, "jellyfish", 52, Level::hard, Needs::nothing, findJellyfish},
    {Technique::hiddenQuad, "hidden-quad", 54, Level::hard, Needs::nothing, findHiddenQuad},
    {Technique::simpleColouring, "simple-colouring", 54, Level::hard, Needs::nothing,
     findSimpleColouring},
    {Technique::bugPlusOne, "bug-plus-one", 56, Level::hard, Needs::uniqueness, findBugPlusOne},
    {Technique::finnedJellyfish, "finned-jellyfish", 58, Level::hard, Needs::nothing,
     findFinnedJellyfish},
    {Technique::alsXz, "als-xz", 60, Level::expert, Needs::nothing, findAlsXz},
    {Technique::sueDeCoq, "sue-de-coq", 62, Level::expert, Needs::nothing, findSueDeCoq},
    {Technique::xyChain, "xy-chain", 66, Level::expert, Needs::nothing, findXyChain},
    {Technique::aic, "aic", 70, Level::expert, Needs::nothing, findAic},
    {Technique::groupedAic, "grouped-aic", 74, Level::expert, Needs::nothing, findGroupedAic},
    {Technique::alsChain, "als-chain", 76, Level::expert, Needs::nothing, findAlsChain},
    {Technique::frankenFish, "franken-fish", 78, Level::expert, Needs::nothing, findFrankenFish},
    {Technique::forcingChain, "forcing-chain", 80, Level::extreme, Needs::nothing,
     findForcingChain},
    {Technique::contradiction, "contradiction", 86, Level::extreme, Needs::nothing, nullptr},
}};

std::string_view nameOf(Level level) {
  static constexpr std::array<std::string_view, kLevels> names{"easy", "medium", "hard", "expert",
                                                               "extreme"};
  return names[static_cast<int>(level)];
}

std::string_view nameOf(MarkRole role) {
  static constexpr std::array<std::string_view, 6> names{"base",  "cover", "fin",
                                                         "pivot", "on",    "off"};
  return names[static_cast<int>(role)];
}

std::string_view nameOf(Contradiction::Kind kind) {
  static constexpr std::array<std::string_view, 6> names{
      "no-candidate", "no-place", "clash", "no-partner", "domino-nowhere", "search"};
  return names[static_cast<int>(kind)];
}

}  // namespace sudominoku::explain
