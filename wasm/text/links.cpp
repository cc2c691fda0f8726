#include "text/links.h"

#include <algorithm>
#include <string>
#include <vector>

#include "text/cells.h"
#include "text/line_shape.h"
#include "text/lz_string.h"
#include "text/objects.h"
#include "text/packed_cells.h"

namespace sudominoku::text {
namespace {

/// The hosts whose links are known to carry puzzles.
constexpr std::string_view kHosts =
    "sudokuwiki. sudokuexchange. sudoku.coach sudokupad. crackingthecryptic. f-puzzles.com "
    "sudokuwiki/";
constexpr std::string_view kAroundLinks = "\"'<>|";
/// What may stand behind a link in a sentence. Some may be a puzzle's as well.
constexpr std::string_view kMarks = ".,;:!?*_~>)]}|\x01";
/// Longer ones are no puzzle.
constexpr std::size_t kLongestPayload = 256 * 1024;

/// −1: it is no digit of a hexadecimal number.
int hexValue(char c) {
  return static_cast<int>(std::string_view("0123456789abcdef").find(static_cast<char>(c | 0x20)));
}

std::string percentDecoded(std::string_view text) {
  std::string decoded;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool isEscape = text[i] == '%' && i + 2 < text.size() && hexValue(text[i + 1]) >= 0 &&
                          hexValue(text[i + 2]) >= 0;
    decoded +=
        isEscape ? static_cast<char>(hexValue(text[i + 1]) * 16 + hexValue(text[i + 2])) : text[i];
    if (isEscape) i += 2;
  }
  return decoded;
}

/// The text behind the first of these words that it begins with.
std::string_view withoutPrefix(std::string_view text, std::string_view words) {
  for (const std::string_view prefix : EachWord(words)) {
    if (text.starts_with(prefix)) return text.substr(prefix.size());
  }
  return text;
}

bool isCellSign(char c) { return isAsciiDigit(c) || c == '.'; }

/// Whether a text is a grid, and no mark of a sentence its last cell: another sign is blank then.
bool isLinkedGrid(std::string_view text) {
  if (!isWholeGrid(text)) return false;
  const char last = text.back();
  return isAsciiDigit(last) || std::all_of(text.begin(), text.end(), [&](char c) {
           return c == last || (c != '0' && isAsciiDigit(c));
         });
}

bool isRowAt(std::string_view link, std::size_t at) {
  const std::string_view row = link.substr(std::min(at, link.size()), kSize);
  const bool isLonger = at + kSize < link.size() && isAsciiDigit(link[at + kSize]);
  return row.size() == kSize && !isLonger && std::all_of(row.begin(), row.end(), isCellSign);
}

/// The cells of rows that begin at a place, with the same so many signs between them.
std::vector<CellText> rowCellsFrom(std::size_t start, std::size_t width, std::string_view link,
                                   int line, int column) {
  std::vector<CellText> cells;
  const std::string_view separator = link.substr(start + kSize, width);
  if (width > 1 && !separator.starts_with('%')) return cells;
  for (std::size_t at = start; isRowAt(link, at) && cells.size() <= kCells; at += kSize + width) {
    for (std::size_t i = at; i < at + kSize; ++i) {
      cells.push_back(cellText(link[i], {line, column + static_cast<int>(i), 1}));
    }
    if (link.substr(at + kSize, width) != separator) break;
  }
  return cells;
}

/// Nine rows of nine cells, parted by one sign or by what stands for a line break in links: `%0A`.
/// Empty: there are none.
std::vector<CellText> rowCells(std::string_view link, int line, int column) {
  for (std::size_t start = 0; (start = link.find_first_of("=#?", start)) < link.size();) {
    if (!isRowAt(link, ++start)) continue;
    for (const std::size_t width : {1, 3, 6}) {
      std::vector<CellText> cells = rowCellsFrom(start, width, link, line, column);
      if (cells.size() == kCells) return cells;
    }
  }
  return {};
}

/// Reads the cells of a puzzle of f-puzzles or SudokuPad, which is JSON, or JSON with all quotes
/// and empty objects left out. What does not look like cells is passed over.
class PuzzleJson {
 public:
  explicit PuzzleJson(std::string_view text) : text_(text), tellsGivens_(contains(text, "given")) {}

  /// 81 cells; empty where there are none.
  std::vector<CellText> cells() {
    for (const std::string_view name : EachWord("grid cells ce")) {
      at_ = valueOf(name, text_);
      if (at_ == std::string::npos) continue;
      std::vector<CellText> cells = rows();
      if (cells.size() == kCells) return cells;
    }
    return {};
  }

  /// The names of rules beyond those of Sudoku.
  std::string otherRules() const {
    static constexpr std::string_view names =
        "arrow thermometer killercage cage diagonal+ diagonal- antiknight "
        "antiking evenodd even odd littlekillersum sandwichsum difference ratio "
        "clone palindrome betweenline quadruple minimum maximum extraregion "
        "disjointgroups nonconsecutive regionsumline renban whispers";
    std::string found;
    for (const std::string_view name : EachWord(names)) {
      const std::size_t at = valueOf(name, text_);
      if (at == std::string::npos) continue;
      const std::string_view value = text_.substr(at);
      if (value.starts_with("[]") || value.starts_with("false")) continue;
      if (!found.empty()) found += ", ";
      found += name;
    }
    return found;
  }

 private:
  char sign() const { return at_ < text_.size() ? text_[at_] : '\0'; }

  std::vector<CellText> rows() {
    std::vector<CellText> cells;
    if (sign() != '[') return cells;
    ++at_;
    while (sign() != '\0' && sign() != ']') {
      if (sign() == '[') {
        ++at_;
        row(cells);
        if (cells.size() > kCells) return {};
      } else if (sign() == '{') {
        // Cells of an array without rows; the brackets within are none of its.
        return {};
      } else {
        ++at_;
      }
    }
    return cells;
  }

  /// Nine cells between commas; nothing between two is a blank cell.
  void row(std::vector<CellText>& cells) {
    CellText cell;
    while (sign() != '\0') {
      if (sign() == '{') {
        cell = object();
      } else if (sign() == ',' || sign() == ']') {
        cells.push_back(cell);
        cell = CellText();
        if (text_[at_++] == ']' || cells.size() > kCells) return;
      } else {
        ++at_;
      }
    }
  }

  CellText object() {
    const std::size_t begin = at_;
    int depth = 0;
    do {
      if (sign() == '{' || sign() == '[') ++depth;
      if (sign() == '}' || sign() == ']') --depth;
      ++at_;
    } while (depth > 0 && at_ < text_.size());
    return cellOf(text_.substr(begin, at_ - begin));
  }

  /// The cell that the members of an object tell.
  CellText cellOf(std::string_view object) const {
    const auto valueBehind = [&](std::string_view name) {
      return object.substr(std::min(valueOf(name, object), object.size()));
    };
    for (const std::string_view name : EachWord("value v")) {
      const std::string_view value = valueBehind(name);
      const std::size_t sign = value.starts_with('"') || value.starts_with('\'') ? 1 : 0;
      if (value.size() <= sign || value[sign] < '1' || value[sign] > '9') continue;
      CellText cell;
      cell.digits = DigitSet::of(value[sign] - '0');
      const bool isEntry = name == "value" && valueBehind("given").empty() && tellsGivens_;
      cell.kind = isEntry ? CellText::Kind::placed : CellText::Kind::given;
      return cell;
    }
    for (const std::string_view name : EachWord("givenPencilMarks centerPencilMarks")) {
      const std::string_view list = valueBehind(name);
      const CellText marks = marksText(list.substr(0, list.find(']')), {0, 0, 0});
      if (!marks.digits.empty()) return marks;
    }
    return {};
  }

  std::string_view text_;
  /// Some cells are marked as given, so the other digits are not.
  bool tellsGivens_;
  std::size_t at_ = 0;
};

/// The cells of a line of JSON as f-puzzles has it; empty for any other.
std::vector<CellText> jsonCells(const Line& line) {
  const std::size_t cell = line.folded.find("{\"value\":");
  const bool hasCells = cell != std::string::npos && isAsciiDigit(line.folded.c_str()[cell + 9]);
  return hasCells ? PuzzleJson(line.folded).cells() : std::vector<CellText>();
}

/// What stands behind a name in a link, up to where it ends.
struct Payload {
  std::string_view text;
  int column = 0;
};

class LinkReader {
 public:
  LinkReader(LineCursor& cursor, Reading& reading)
      : cursor_(cursor), reading_(reading), line_(cursor.line()) {}

  void read() {
    ++cursor_.next;
    const Place all = line_.extent();
    if (const std::vector<CellText> cells = jsonCells(line_); !cells.empty()) {
      return addJson(cells, line_.folded, all);
    }
    for (const Token& token : tokensOf(line_, kAroundLinks)) {
      std::string_view text = token.text;
      while (!text.empty() && isOneOf(text[0], "(,;")) {
        text.remove_prefix(1);
      }
      const int column = token.place.column + static_cast<int>(token.text.size() - text.size());
      if (contains(text, "://") || isKnownHost(text)) {
        readLink(text, column);
      } else if (token.place.length == all.length) {
        readPayload({text, column});
      }
    }
  }

  static bool isKnownHost(std::string_view text) { return containsAny(text, kHosts); }

  /// Whether a token is what a link carries, which nobody would write by chance.
  static bool isPayload(std::string_view text) {
    const bool isPacked = withoutPrefix(text, "scl ctc fpuz N4Ig").size() < text.size();
    if (isPacked && text.size() > 40) return true;
    if (text.starts_with("scf") || text.starts_with("classic")) return holdsCells(text);
    if (!wikiCells(text, 1, 1).empty() || !namedRunCells(text, 1, 1).empty()) return true;
    return isZeroRuns(text);
  }

  /// A string of digits and letters that makes 81 cells, some of them digits.
  static bool isZeroRuns(std::string_view text) {
    if (text.size() < 14 || text.size() >= kCells) return false;
    const std::vector<CellText> cells = zeroRunCells(text, 1, 1);
    const auto givens = std::count_if(cells.begin(), cells.end(), [](const CellText& cell) {
      return cell.kind == CellText::Kind::given;
    });
    return givens >= 8 && std::any_of(text.begin(), text.end(), isAsciiDigit);
  }

 private:
  /// Whether a text is what a link carries without having packed it.
  static bool holdsCells(std::string_view text) {
    if (isLinkedGrid(text) || !wikiCells(text, 1, 1).empty()) return true;
    text = withoutPrefix(text, "scf classic");
    return !zeroRunCells(text, 1, 1).empty() || !blankRunCells(text, 1, 1).empty();
  }

  /// What a link carries, without the marks of the sentence that it stands in.
  static std::string_view withoutMarks(std::string_view text) {
    while (!text.empty() && isOneOf(text.back(), kMarks) && !holdsCells(text)) {
      text.remove_suffix(1);
    }
    return text;
  }

  void readLink(std::string_view link, int column) {
    const Payload address{link, column};
    if (const auto cells = namedRunCells(link, line_.number, column); !cells.empty())
      return add(cells);
    // The last that is there: an address may be part of another one.
    for (const std::string_view name : EachWord("puzzleid= load= bd= ?s= &s= /play/ import=")) {
      const std::size_t at = link.rfind(name);
      if (at == std::string_view::npos) continue;
      std::string_view value = link.substr(at + name.size());
      value = withoutMarks(value.substr(0, value.find_first_of("&#)")));
      return readPayload({value, column + static_cast<int>(at + name.size())});
    }
    const std::size_t run = plainRun(link);
    if (run != std::string_view::npos) {
      return readPayload({link.substr(run, kCells), column + static_cast<int>(run)});
    }
    if (const auto cells = rowCells(link, line_.number, column); !cells.empty()) return add(cells);
    // SudokuPad has the puzzle, or the number under which it is kept, right behind its name.
    const std::size_t scheme = link.find("://");
    const std::size_t path = link.find('/', scheme == std::string_view::npos ? 0 : scheme + 3);
    const std::string_view rest =
        path == std::string_view::npos ? std::string_view() : link.substr(path + 1);
    const std::string_view name = rest.starts_with("sudoku/") ? rest.substr(7) : rest;
    if (const std::string_view payload = withoutMarks(name); isPayload(payload)) {
      return readPayload({payload, column + static_cast<int>(link.size() - name.size())});
    }
    reportText(reading_, DiagnosticKind::linkWithoutPuzzle, line_, placeOf(address));
  }

  /// Where 81 cell signs in a row stand on their own in a link, or before dots at its end.
  static std::size_t plainRun(std::string_view link) {
    std::size_t run = 0;
    for (std::size_t i = 0; i <= link.size(); ++i) {
      const bool isCell = i < link.size() && isCellSign(link[i]);
      if (isCell) {
        ++run;
      } else {
        const std::size_t begin = i - run;
        const bool endsInDots = i == link.size() && link.find_last_not_of('.') < begin + kCells;
        if ((run == kCells || (run > kCells && endsInDots)) &&
            isLinkedGrid(link.substr(begin, kCells))) {
          return begin;
        }
        run = 0;
      }
    }
    return std::string_view::npos;
  }

  Place placeOf(const Payload& payload) const {
    return {line_.number, payload.column, static_cast<int>(payload.text.size())};
  }

  void add(const std::vector<CellText>& cells, Format format = Format::link) {
    addPuzzle(reading_, cursor_.options, cells, format, line_.number, line_.number);
  }

  void readPayload(const Payload& payload) {
    const std::string_view text = payload.text;
    if (isWholeGrid(text)) return add(wholeGridCells(text, line_.number, payload.column));
    std::vector<CellText> cells = wikiCells(text, line_.number, payload.column);
    if (cells.empty()) cells = namedRunCells(text, line_.number, payload.column);
    if (!cells.empty()) return add(cells);
    for (const std::string_view prefix : {"scf", "classic", ""}) {
      if (!text.starts_with(prefix)) continue;
      const std::string_view rest = text.substr(prefix.size());
      const int column = payload.column + static_cast<int>(prefix.size());
      Format format = Format::zeroRuns;
      cells = zeroRunCells(rest, line_.number, column);
      if (cells.empty()) {
        format = Format::blankRuns;
        cells = blankRunCells(rest, line_.number, column);
      }
      if (cells.empty()) continue;
      const bool isAlone = placeOf(payload).length == line_.extent().length;
      return add(cells, isAlone ? format : Format::link);
    }
    readCompressed(payload);
  }

  void readCompressed(const Payload& payload) {
    const std::string_view text = withoutPrefix(payload.text, "fpuzzles fpuz scl ctc");
    const std::optional<std::string> json =
        text.size() > kLongestPayload ? std::nullopt : lzDecompress(percentDecoded(text));
    std::vector<CellText> cells;
    if (json) cells = PuzzleJson(*json).cells();
    if (cells.empty()) {
      const bool isNumber = payload.text.size() < 20;
      reportText(reading_,
                 isNumber ? DiagnosticKind::linkWithoutPuzzle : DiagnosticKind::unreadableLink,
                 line_, placeOf(payload));
      return;
    }
    addJson(cells, *json, placeOf(payload));
  }

  void addJson(const std::vector<CellText>& cells, std::string_view json, Place place) {
    add(cells);
    const std::string rules = PuzzleJson(json).otherRules();
    if (rules.empty()) return;
    report(reading_, DiagnosticKind::otherRules, place, rules, {}, Severity::warning);
  }

  LineCursor& cursor_;
  Reading& reading_;
  const Line& line_;
};

}  // namespace

bool isLinkLine(const Line& line) {
  if ((line.traits & kLetters) == 0 || line.folded.size() < 14) return false;
  if (!jsonCells(line).empty()) return true;
  if ((line.traits & kSlashes) != 0 && LinkReader::isKnownHost(line.folded)) return true;
  if (contains(line.folded, "://")) {
    const std::vector<Token> tokens = tokensOf(line, kAroundLinks);
    return std::any_of(tokens.begin(), tokens.end(), [](const Token& token) {
      int cells = 0;
      for (const char c : token.text) cells += isCellSign(c) ? 1 : 0;
      return contains(token.text, "://") &&
             (cells >= kCells || !namedRunCells(token.text, 1, 1).empty());
    });
  }
  const std::string_view text = line.content();
  return !contains(text, ' ') && LinkReader::isPayload(text);
}

void readLinkLine(LineCursor& cursor, Reading& reading) { LinkReader(cursor, reading).read(); }

}  // namespace sudominoku::text
