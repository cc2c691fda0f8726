#include "text/write.h"

#include "text/packed_cells.h"
#include "text/signs.h"

namespace sudominoku::text {
namespace {

char symbolOf(Digit digit, char blank) {
  return digit == 0 ? blank : static_cast<char>('0' + digit);
}

/// What an array of rows looks like in a language.
struct ArrayStyle {
  std::string_view head;
  std::string_view open;
  std::string_view close;
  std::string_view tail;
};

std::string writeArray(const Grid& grid, const ArrayStyle& style) {
  std::string text(style.head);
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (columnOf(cell) == 0) (text += "    ") += style.open;
    text += symbolOf(grid[cell], '0');
    if (columnOf(cell) < kSize - 1) {
      text += ", ";
    } else {
      (text += style.close) += ",\n";
    }
  }
  return text += style.tail;
}

std::string writeCsv(const Grid& grid) {
  std::string text;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (grid[cell] != 0) text += symbolOf(grid[cell], '0');
    text += columnOf(cell) == kSize - 1 ? '\n' : ',';
  }
  return text;
}

std::string writeLeetCode(const Grid& grid) {
  std::string text = "[";
  for (Cell cell = 0; cell < kCells; ++cell) {
    text += columnOf(cell) > 0 ? "," : cell > 0 ? ",[" : "[";
    ((text += '"') += symbolOf(grid[cell], '.')) += '"';
    if (columnOf(cell) == kSize - 1) text += ']';
  }
  return text += "]\n";
}

std::string writeGrid(const Grid& grid, OutputFormat format, PuzzleKind kind) {
  switch (format) {
    case OutputFormat::judge:
      return kind == PuzzleKind::sudoku ? writeSpacedRows(grid) : writePackedRows(grid);
    case OutputFormat::spacedRows:
      return writeSpacedRows(grid);
    case OutputFormat::packedRows:
      return writePackedRows(grid);
    case OutputFormat::oneLine:
      return writeOneLine(grid) + '\n';
    case OutputFormat::sdm:
      return writeOneLine(grid, '.') + '\n';
    case OutputFormat::borderedGrid:
      return writeBorderedGrid(grid);
    case OutputFormat::csv:
      return writeCsv(grid);
    case OutputFormat::cpp:
      return writeArray(grid, {"int board[9][9] = {\n", "{", "}", "};\n"});
    case OutputFormat::java:
      return writeArray(grid, {"int[][] board = {\n", "{", "}", "};\n"});
    case OutputFormat::python:
      return writeArray(grid, {"board = [\n", "[", "]", "]\n"});
    case OutputFormat::javaScript:
      return writeArray(grid, {"const board = [\n", "[", "]", "];\n"});
    case OutputFormat::leetCode:
      return writeLeetCode(grid);
    case OutputFormat::sudokuWiki:
      return "https://www.sudokuwiki.org/sudoku.htm?bd=" + writeOneLine(grid) + '\n';
    case OutputFormat::sudokuPad:
      return "https://sudokupad.app/scf" + writeZeroRuns(grid) + '\n';
  }
  return {};
}

bool hasOneLineAGrid(OutputFormat format) {
  switch (format) {
    case OutputFormat::oneLine:
    case OutputFormat::sdm:
    case OutputFormat::leetCode:
    case OutputFormat::sudokuWiki:
    case OutputFormat::sudokuPad:
      return true;
    default:
      return false;
  }
}

bool needsBlankLine(std::optional<PuzzleKind> previous, PuzzleKind next, OutputFormat format) {
  if (!previous || hasOneLineAGrid(format)) return false;
  const bool bothAreCases = previous == PuzzleKind::sudominoku && next == PuzzleKind::sudominoku;
  return !(bothAreCases && format == OutputFormat::judge);
}

}  // namespace

std::string writeSpacedRows(const Grid& grid, char blank) {
  std::string text(2 * kCells, ' ');
  for (Cell cell = 0; cell < kCells; ++cell) text[2 * cell] = symbolOf(grid[cell], blank);
  for (int row = 1; row <= kSize; ++row) text[2 * kSize * row - 1] = '\n';
  return text;
}

std::string writePackedRows(const Grid& grid, char blank) {
  std::string text;
  text.reserve(kCells + kSize);
  for (Cell cell = 0; cell < kCells; ++cell) {
    text += symbolOf(grid[cell], blank);
    if (columnOf(cell) == kSize - 1) text += '\n';
  }
  return text;
}

std::string writeOneLine(const Grid& grid, char blank) {
  std::string text(kCells, blank);
  for (Cell cell = 0; cell < kCells; ++cell) text[cell] = symbolOf(grid[cell], blank);
  return text;
}

std::string writeCandidates(const Sudoku& sudoku) {
  std::string text = writeOneLine(sudoku.givens, '.') + '\n';
  for (const DigitSet candidates : sudoku.candidates) {
    for (Digit digit = 1; digit <= kSize; ++digit) {
      text += symbolOf(candidates.has(digit) ? digit : 0, '.');
    }
  }
  return text += '\n';
}

std::string writeBorderedGrid(const Grid& grid, char blank) {
  const std::string border = "+-------+-------+-------+\n";
  std::string text;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (cell % 27 == 0) text += border;
    if (columnOf(cell) % 3 == 0) text += "| ";
    text += symbolOf(grid[cell], blank);
    text += ' ';
    if (columnOf(cell) == kSize - 1) text += "|\n";
  }
  return text + border;
}

std::string cellName(Cell cell) {
  return {static_cast<char>('A' + rowOf(cell)), static_cast<char>('1' + columnOf(cell))};
}

std::string writeDominoCase(const Sudominoku& puzzle) {
  std::string text = std::to_string(puzzle.dominoes.size()) + '\n';
  for (const Placement& placement : puzzle.dominoes) {
    text += std::to_string(placement.firstDigit) + ' ' + cellName(placement.firstCell) + ' ' +
            std::to_string(placement.secondDigit) + ' ' + cellName(placement.secondCell) + '\n';
  }
  for (Digit digit = 1; digit <= kSize; ++digit) {
    const Cell cell = puzzle.isolated[digit - 1];
    text += cell == kNoCell ? "-" : cellName(cell);
    text += digit == kSize ? '\n' : ' ';
  }
  return text;
}

std::string_view nameOf(OutputFormat format) {
  static constexpr std::string_view names =
      "judge 2580 2239 81 sdm grid csv cpp java python js leetcode sudokuwiki "
      "sudokupad";
  return wordAt(names, static_cast<int>(format));
}

void Preceding::add(PuzzleKind kind) {
  ++puzzles;
  if (kind == PuzzleKind::sudominoku) ++sudominokus;
  last = kind;
}

void Preceding::add(const Preceding& next) {
  puzzles += next.puzzles;
  sudominokus += next.sudominokus;
  if (next.last) last = next.last;
}

void writeAnswer(std::string& text, const OutputItem& item, OutputFormat format,
                 const Preceding& preceding) {
  if (needsBlankLine(preceding.last, item.kind, format)) text += '\n';
  if (item.kind == PuzzleKind::sudominoku && format == OutputFormat::judge) {
    text += "Puzzle " + std::to_string(preceding.sudominokus + 1) + '\n';
  }
  text += item.grid ? writeGrid(*item.grid, format, item.kind) : "impossible\n";
}

std::string writeAnswers(const std::vector<OutputItem>& items, OutputFormat format) {
  std::string text;
  Preceding preceding;
  for (const OutputItem& item : items) {
    writeAnswer(text, item, format, preceding);
    preceding.add(item.kind);
  }
  return text;
}

void writePuzzle(std::string& text, const Puzzle& puzzle, OutputFormat format,
                 const Preceding& preceding) {
  const PuzzleKind kind = kindOf(puzzle);
  if (kind != PuzzleKind::sudominoku) text += endOfPuzzles(format, preceding);
  if (needsBlankLine(preceding.last, kind, format)) text += '\n';
  if (const auto* sudominoku = std::get_if<Sudominoku>(&puzzle)) {
    text += format == OutputFormat::judge ? writeDominoCase(*sudominoku)
                                          : writeGrid(sudominoku->givens(), format, kind);
    return;
  }
  const auto& sudoku = std::get<Sudoku>(puzzle);
  if (sudoku.hasCandidates() && format == OutputFormat::sudokuWiki) {
    text += "https://www.sudokuwiki.org/sudoku.htm?bd=" + writeWiki(sudoku) + '\n';
  } else {
    text += writeGrid(sudoku.givens, format, kind);
  }
}

bool saysAllOf(const Puzzle& puzzle, OutputFormat format) {
  const auto* sudoku = std::get_if<Sudoku>(&puzzle);
  if (sudoku == nullptr) return format == OutputFormat::judge;
  return !sudoku->hasCandidates() || format == OutputFormat::sudokuWiki;
}

std::string_view endOfPuzzles(OutputFormat format, const Preceding& all) {
  return all.last == PuzzleKind::sudominoku && format == OutputFormat::judge ? "0\n" : "";
}

std::string writePuzzles(const std::vector<Puzzle>& puzzles, OutputFormat format) {
  std::string text;
  Preceding preceding;
  for (const Puzzle& puzzle : puzzles) {
    writePuzzle(text, puzzle, format, preceding);
    preceding.add(kindOf(puzzle));
  }
  return text += endOfPuzzles(format, preceding);
}

}  // namespace sudominoku::text
