#include "text/array_grids.h"

#include <algorithm>
#include <utility>

#include "text/line_shape.h"

namespace sudominoku::text {
namespace {

/// Grids that stand together: a puzzle, what has been made of it, and its solution.
constexpr std::size_t kMostOfOnePuzzle = 3;
/// Takes the place of the key of a grid that is no puzzle.
constexpr std::string_view kMapKey = "sol";
/// Calls that make rows of columns, and others that bring cells into another order: `Reverse(` and
/// `toReversed(` among them.
constexpr std::string_view kTurningCalls =
    "transpose( Transpose[ .transpose permutedims( swapaxes( moveaxis( zip(*[ zip(*( cbind( cbind, "
    "hcat( column_stack( sapply( DataFrame({ data.frame(";
constexpr std::string_view kMovingCalls =
    "everse( eversed( everse[ .reverse :reverse strrev( [::-1] flip( lr( ud( 90( rotate( .rotate "
    "roll( circshift( permute( einsum( .mT order='F order=\"F";

/// Whether a call brings the cells into an order that is not told.
bool movesOtherwise(std::string_view text) {
  return containsAny(text, kMovingCalls) || trimmed(text, " \r\n;)").ends_with(".T");
}

/// Whether R turns a matrix over.
bool isTurnedByR(std::string_view text) {
  return text.starts_with("t(") || contains(text, " t(") || containsAny(text, "-t( =t( (t(");
}

/// Whether a call makes what it is given into rows by columns. R, MATLAB, Fortran and Julia fill
/// what they make of one list by columns, unless they are told otherwise, or turn it over then. All
/// may turn what they make, or make it of columns. `isVectorOfR`: it is given a `c(5, 3, …`.
bool isFilledByColumns(std::string_view text, bool mayBeFilled, bool isVectorOfR) {
  const std::string_view before = text.substr(0, text.find('\''));
  const bool isTurned =
      (before.size() < text.size() && (before.ends_with(']') || before.ends_with("]."))) ||
      // Python cuts one list into rows by `zip(*[iter(…)] * 9)`.
      (containsAny(text, kTurningCalls) && !contains(text, "[iter("));
  // What is told the sizes in a pair of their own is NumPy's.
  const bool isByColumns =
      mayBeFilled &&
      containsAny(text, isVectorOfR ? "matrix( array( structure( dim(" : "reshape(") &&
      !containsAny(text, "row=T order )' ).' .reshape(") && !contains(text, "row = T") &&
      !contains(text, ", (9");
  return (isByColumns != isTurned) != (isVectorOfR && isTurnedByR(text));
}

/// Whether a grid tells of each cell which box it is in, or whether it is given: of more than nine
/// digits, none is alone in its houses.
bool isMap(const Grid& grid) {
  const auto clashes = static_cast<int>(clashingCells(grid).size());
  return clashes > kSize && clashes == grid.filledCount();
}

class ArrayGrids {
 public:
  ArrayGrids(const LineCursor& cursor, Reading& reading, CellArray& array)
      : cursor_(cursor),
        reading_(reading),
        array_(array),
        firstLine_(cursor.lines[array.start.line - 1]) {}

  void add() {
    // Which cell each value is in, its name tells.
    if (array_.areUnordered) return refuse();
    if (array_.cells.size() == kCells && !bringCellsIntoRows()) return refuse();
    const bool hasPuzzle = findPuzzles();
    // A map alone does not tell what of a solution is given.
    if (hasMap_ && !hasPuzzle) return refuse();
    const Format format = isJson() ? Format::json : Format::sourceArray;
    const std::size_t grids = gridCount();
    for (std::size_t i = 0; i < grids; ++i) {
      if (hasPuzzle && isBesidePuzzle(i)) continue;
      const auto begin = array_.cells.begin() + static_cast<std::ptrdiff_t>(i * kCells);
      const std::vector<CellText> grid(begin, begin + kCells);
      addPuzzle(reading_, cursor_.options, grid, format,
                i == 0 ? array_.start.line : grid.front().place.line,
                i + 1 == grids ? array_.lastLine : grid.back().place.line);
    }
  }

 private:
  std::size_t gridCount() const { return array_.cells.size() / kCells; }

  /// Says that this may be a grid, but not which.
  void refuse() {
    report(reading_, DiagnosticKind::unrecognisedText, array_.start,
           firstLine_.rawText(array_.start.column, kCells));
  }

  bool isJson() const {
    return array_.rows == 1 && array_.start.column == firstLine_.extent().column &&
           firstLine_.content().starts_with('[');
  }

  // --- Several grids ----------------------------------------------------------------------------

  Grid gridAt(std::size_t index) const {
    Grid grid;
    for (Cell cell = 0; cell < kCells; ++cell) {
      const CellText& text = array_.cells[index * kCells + static_cast<std::size_t>(cell)];
      if (text.kind == CellText::Kind::given) grid.set(cell, text.digits.smallest());
    }
    return grid;
  }

  /// Whether there is a puzzle among grids behind keys, which tell what the others are.
  bool findPuzzles() {
    if (gridCount() < 2 || array_.key.empty()) return false;
    bool hasPuzzle = false;
    for (std::size_t i = 0; i < gridCount(); ++i) {
      if (isSolutionKey(array_.gridKeys[i])) continue;
      const Grid grid = gridAt(i);
      if (isMap(grid)) {
        array_.gridKeys[i] = kMapKey;
        hasMap_ = true;
      } else {
        hasPuzzle |= grid.filledCount() < kCells;
      }
    }
    return hasPuzzle;
  }

  /// Whether a grid is a map, the solution of another, or what somebody has made of it so far.
  bool isBesidePuzzle(std::size_t index) const {
    if (isSolutionKey(array_.gridKeys[index])) return true;
    const Grid whole = gridAt(index);
    const std::size_t end = std::min(index + kMostOfOnePuzzle, gridCount());
    for (std::size_t i = index - std::min(index, kMostOfOnePuzzle - 1); i < end; ++i) {
      if (array_.gridKeys[i] == array_.gridKeys[index]) continue;
      const Grid part = gridAt(i);
      if (part != Grid() && part != whole && isPartOf(part, whole)) return true;
    }
    return false;
  }

  // --- The order of the cells of one grid -------------------------------------------------------

  /// Brings houses into rows that come in another order, or are columns or boxes. False: the cells
  /// are in an order that is not told.
  bool bringCellsIntoRows() {
    const std::vector<std::string_view>& keys = array_.keys;
    // Rows of columns, or as pandas writes them, columns of rows.
    if (array_.areNumbered && keys.size() == kSize && isNumber(keys.front())) return false;
    const std::string_view text = source();
    if (movesOtherwise(text)) return false;
    const bool areHouses = array_.leaves.size() == kSize && keys.size() == kSize &&
                           std::count(array_.leaves.begin(), array_.leaves.end(), kSize) == kSize;
    if (areHouses && std::all_of(keys.begin(), keys.end(), isNumberedKey)) {
      // Another name is a mistake, and its place not certain.
      const auto isOther = [&](std::string_view key) { return key.size() != keys.front().size(); };
      if (std::any_of(keys.begin(), keys.end(), isOther)) return false;
      sortHouses();
    }
    // The cells of a text count for no list.
    const auto lists = static_cast<std::ptrdiff_t>(array_.leaves.size()) -
                       std::count(array_.leaves.begin(), array_.leaves.end(), 0);
    const bool mayBeFilled = lists <= 1 && !array_.isByRow;
    if (isFilledByColumns(text, mayBeFilled, array_.isVectorOfR)) {
      bringIntoRows(array_.cells, "columns", {});
      return true;
    }
    // A key may stand before all of a grid, too, and name all of its houses.
    const std::string label = keys.size() == kSize ? std::string(keys.front()) : array_.label;
    const bool isEach = isNumberedKey(label) && (array_.rows == kSize || keys.size() >= kSize);
    std::string last = keys.empty() ? array_.label : std::string(keys.front());
    last.resize(last.find_last_not_of(" =:\"'") + 1);
    last.erase(0, last.find_last_of(" ._\"'") + 1);
    const bool isAll = placeOfWord("columns cols col boxes blocks", last) >= 0;
    if (isEach || isAll) bringIntoRows(array_.cells, isEach ? label : last, firstLine_.raw);
    return true;
  }

  /// The lines of the array, to the end of the last. R may go on with one list on the next.
  std::string_view source() const {
    const bool mayGoOn = array_.leaves.size() == 1 && array_.isVectorOfR && !cursor_.atEnd();
    const char* const begin = firstLine_.raw.data();
    const std::string_view last = cursor_.lines[cursor_.next - (mayGoOn ? 0 : 1)].raw;
    return {begin, static_cast<std::size_t>(last.data() + last.size() - begin)};
  }

  /// Sorts the houses by their keys, which end in numbers: programs write them in any order.
  void sortHouses() {
    std::vector<std::string_view> keys = array_.keys;
    std::vector<CellText> sorted;
    while (!keys.empty()) {
      const auto first = std::min_element(keys.begin(), keys.end());
      const auto house = array_.cells.begin() + (first - keys.begin()) * kSize;
      sorted.insert(sorted.end(), house, house + kSize);
      array_.cells.erase(house, house + kSize);
      keys.erase(first);
    }
    array_.cells = std::move(sorted);
  }

  const LineCursor& cursor_;
  Reading& reading_;
  CellArray& array_;
  const Line& firstLine_;
  /// One of the grids is a map.
  bool hasMap_ = false;
};

}  // namespace

bool isNumberedKey(std::string_view key) { return hasAnyOf(key, "0123456789"); }

bool isSolutionKey(std::string_view key) { return key.starts_with("sol"); }

bool movesCells(std::string_view text) {
  return containsAny(text, kTurningCalls) || movesOtherwise(text) || isTurnedByR(text) ||
         isFilledByColumns(text, true, false);
}

bool bringTextIntoRows(std::vector<CellText>& cells, std::string_view line) {
  if (movesOtherwise(line)) return false;
  if (isFilledByColumns(line, true, false)) bringIntoRows(cells, "columns", {});
  return true;
}

void addArray(const LineCursor& cursor, Reading& reading, CellArray& array) {
  ArrayGrids(cursor, reading, array).add();
}

}  // namespace sudominoku::text
