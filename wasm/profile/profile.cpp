#include "profile/profile.h"

#include "profile/grids.h"
#include "text/write.h"

namespace sudominoku::profile {
namespace {

void replace(std::string& text, std::string_view what, const std::string& by) {
  const std::size_t at = text.find(what);
  if (at != std::string::npos) text.replace(at, what.size(), by);
}

}  // namespace

Grid Square::grid() const {
  Grid grid;
  for (Cell cell = 0; cell < kCells; ++cell) grid.set(cell, values[cell]);
  return grid;
}

Square Square::of(const Grid& grid) { return {3, {grid.digits().begin(), grid.digits().end()}}; }

Input Profile::read(std::string_view text) const {
  return readInput != nullptr ? readInput(text) : readGrids(text, input);
}

std::string headingOf(std::string_view heading, int k) {
  std::string text(heading);
  replace(text, "{kk}", (k < 10 ? "0" : "") + std::to_string(k));
  replace(text, "{k}", std::to_string(k));
  return text;
}

std::string writeInput(const Profile& profile, const std::vector<Case>& cases) {
  const InputLayout& layout = profile.input;
  std::string text;
  if (layout.cases == Cases::counted) text += std::to_string(cases.size()) + '\n';
  int k = 0;
  for (const Case& one : cases) {
    if (k > 0 && layout.parting == Parting::blankBetween) text += '\n';
    ++k;
    if (!layout.heading.empty()) text += headingOf(layout.heading, k) + '\n';
    if (layout.largestBox != 0) text += std::to_string(one.square.boxSize) + '\n';
    text += one.sudominoku ? text::writeDominoCase(*one.sudominoku)
                           : writeGrid(one.square, layout.cells, layout.blank);
    if (layout.parting == Parting::blankAfter) text += '\n';
  }
  if (!layout.lastWord.empty()) text += std::string(layout.lastWord) + '\n';
  return text;
}

std::string writeOutput(const Profile& profile, const std::vector<Case>& cases,
                        const std::vector<Answer>& answers) {
  const OutputLayout& layout = profile.output;
  std::string text;
  int k = 0;
  for (const Answer& answer : answers) {
    if (k > 0 && layout.parting == Parting::blankBetween) text += '\n';
    ++k;
    if (!layout.heading.empty()) {
      text += headingOf(layout.heading, k) + (answer.message.empty() ? "\n" : " ");
    }
    if (!answer.message.empty()) text += answer.message + '\n';
    if (answer.grid) {
      text += writeGrid(*answer.grid, layout.cells, layout.blank, layout.hasBlankAtRowEnd);
    }
    if (layout.parting == Parting::blankAfter) text += '\n';
  }
  const bool keepsLastBlank = !cases.empty() && cases.back().endsInBlank;
  if (layout.hasBlankAtRowEnd && !keepsLastBlank && text.ends_with(" \n")) {
    text.erase(text.size() - 2, 1);
  }
  return text;
}

}  // namespace sudominoku::profile
