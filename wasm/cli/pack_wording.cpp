#include "cli/pack_wording.h"

#include <array>

namespace sudominoku::cli {

PackReason reasonOf(pack::CaseKind kind) {
  static constexpr std::array<PackReason, pack::kCaseKinds> reasons{{
      {"Nothing is blank: programs that print only after filling a cell print nothing.",
       "빈칸이 하나도 없어요. 칸을 채운 뒤에만 출력하는 프로그램은 아무것도 출력하지 못해요."},
      {"Only the last cell is blank: a search that ends one cell too early fails.",
       "마지막 칸만 비어 있어요. 탐색의 끝을 한 칸 잘못 잡으면 틀려요."},
      {"Everything is blank: the first solution must stop the search.",
       "모든 칸이 비어 있어요. 첫 답을 찾으면 바로 멈춰야 해요."},
      {"Many solutions: print one and no more; problem 2239 wants the smallest.",
       "답이 여러 개예요. 하나만 출력해야 하고, 2239번은 사전순으로 가장 앞선 답을 원해요."},
      {"Fewer than 17 clues: programs must not refuse them.",
       "주어진 숫자가 17개보다 적어요. 거부하지 말고 풀어야 해요."},
      {"Singles alone never finish it: the program has to guess and backtrack.",
       "숫자가 하나로 정해지는 칸만 채워서는 끝나지 않아요. 가정하고 되돌릴 줄 알아야 해요."},
      {"Close to the cap for row-by-row backtracking: slow checks of a digit time out.",
       "행 순서 백트래킹의 호출 상한에 가까워요. 숫자 검사가 느리면 시간 초과가 나요."},
      {"Close to the cap for programs that go column by column.",
       "열 순서로 채우는 프로그램의 호출 횟수가 상한에 가까워요."},
      {"Close to the cap for programs that start from the last cell.",
       "마지막 칸부터 채우는 프로그램의 호출 횟수가 상한에 가까워요."},
      {"Close to the cap for programs that try 9 first.",
       "9부터 넣어 보는 프로그램의 호출 횟수가 상한에 가까워요."},
      {"The first row is blank and ends as 987654321: wrong starts fail late.",
       "첫 행이 비어 있고 답은 987654321이에요. 잘못된 시작이 한참 뒤에야 드러나요."},
      {"Blanks at the ends of lines: they break programs that read by line and column.",
       "줄 끝에 공백이 있어요. 줄 단위로 읽는 프로그램이 틀리기 쉬워요."},
      {"Lines end in CRLF: a carriage return is not a digit.",
       "줄바꿈이 CRLF예요. 캐리지 리턴을 숫자로 읽으면 안 돼요."},
      {"The published sample.", "공개된 예제예요."},
      {"Several puzzles in one file, one of them twice: state has to be reset.",
       "한 파일에 퍼즐이 여러 개 있고 하나는 두 번 나와요. 상태를 초기화해야 해요."},
      {"N = 10, as few dominoes as there may be.", "N = 10. 도미노가 가장 적게 주어져요."},
      {"N = 35, as many dominoes as there may be.", "N = 35. 도미노가 가장 많이 주어져요."},
      {"All given dominoes cross the border of a box.",
       "주어진 도미노가 모두 3×3 상자의 경계에 걸쳐 있어요."},
      {"All given dominoes stand upright.", "주어진 도미노가 모두 세로로 놓여 있어요."},
      {"All given dominoes lie flat.", "주어진 도미노가 모두 가로로 놓여 있어요."},
      {"The second cell is left of the first or above it.",
       "둘째 칸이 첫째 칸의 왼쪽이나 위쪽에 있어요."},
      {"Dominoes are given with the smaller digit first, and with the larger first.",
       "작은 숫자가 먼저인 도미노와 큰 숫자가 먼저인 도미노가 섞여 있어요."},
      {"One grid with several tilings: it may be printed only once.",
       "답은 하나인데 도미노 배치는 여러 가지예요. 답을 한 번만 출력해야 해요."},
      {"The textbook domino search takes long, but no more than 1,000,000 calls.",
       "흔히 쓰는 도미노 탐색이 오래 걸려요. 그래도 호출은 1,000,000번을 넘지 않아요."},
      {"Programs that check the 3×3 box of only one half of a domino find a wrong grid.",
       "도미노의 두 칸 중 한 칸만 3×3 상자를 확인하면 틀린 답이 나와요."},
      {"The last line does not end in a line break.", "마지막 줄 끝에 줄바꿈이 없어요."},
  }};
  return reasons[static_cast<int>(kind)];
}

}  // namespace sudominoku::cli
