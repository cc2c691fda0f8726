// Keeps the events of a search within a bound: the beginning, and in a ring the end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "textbook/traced/counters.h"

namespace sudominoku::textbook {

/// `eventKinds` of web/src/engine/types/learn.ts, where the layout of an event is written down.
enum class EventKind : std::uint8_t {
  visit,
  candidates,
  choose,
  reject,
  place,
  propagate,
  remove,
  deadEnd,
  backUp,
  solved,
};

inline constexpr int kEventKinds = static_cast<int>(EventKind::solved) + 1;

/// `visit`, `candidates`, …, `dead-end`, `back-up`, `solved`.
std::string_view nameOf(EventKind kind);

/// Stands for a cell in an event where there is none.
inline constexpr unsigned kEventNoCell = 127;

/// An event of 32 bits. Fields that a kind does not use are 0, cells kEventNoCell.
struct Event {
  std::uint32_t word = 0;

  EventKind kind() const { return static_cast<EventKind>(word & 15); }
  unsigned cell() const { return word >> 4 & 127; }
  unsigned digit() const { return word >> 11 & 15; }
  unsigned other() const { return word >> 15 & 127; }
  /// Of `reject`: 0 row, 1 column, 2 box, 3 domino. Of `remove`: 1 where it was propagated.
  unsigned house() const { return word >> 22 & 3; }
  /// Of `candidates` the digits, of `choose` the item.
  unsigned set() const { return word >> 11 & 511; }
  /// Of `choose`, at most 15.
  unsigned options() const { return word >> 20 & 15; }
  unsigned line() const { return word >> 24; }
};

/// Events that `TraceState::tried` has for each open call.
inline constexpr std::size_t kTriedSize = 20;

/// Where a part of a trace sets out.
struct TraceState {
  /// The events that put the digits on the board which stand there besides the givens.
  std::vector<std::uint32_t> standing;
  /// The cells of the calls that are open, the outermost first.
  std::vector<std::uint8_t> open;
  /// For each open call kTriedSize events. Ten at its cell: the candidates, then what last became
  /// of the digits 1 to 9; 0: nothing yet. Ten more at the cell that it has looked at since, if it
  /// is another.
  std::vector<std::uint32_t> tried;
  Counters counters;

  /// Goes on by one event, before which so much was read.
  void apply(Event event, std::uint16_t reads);
  friend bool operator==(const TraceState&, const TraceState&) = default;

 private:
  /// Keeps what became of a digit (0: the candidates) for the innermost call.
  void note(std::size_t digit, Event event);
  void endCall();
};

/// Events without a gap.
struct TraceSegment {
  /// Index of its first event among those that were kept.
  std::size_t from = 0;
  /// Events of the search before that one.
  std::uint64_t before = 0;
  TraceState state;
};

/// What was kept of a search.
struct Trace {
  std::vector<std::uint32_t> events;
  /// What was read since the event before.
  std::vector<std::uint16_t> reads;
  std::uint64_t total = 0;
  /// One, or two with events left out between them.
  std::vector<TraceSegment> segments;
};

/// Takes the events of one search, from the first on.
class Recorder {
 public:
  /// Keeps `maxEvents` events at most, at least 2.
  explicit Recorder(std::size_t maxEvents) : maxEvents_(maxEvents), head_(maxEvents / 2) {}

  /// Before the first event: the calls that the givens have cost.
  void begin(const Counters& counters);
  /// The next event, before which so much was read.
  void add(Event event, std::uint16_t reads);
  /// What was kept. Once, at the end.
  Trace take();

 private:
  std::size_t maxEvents_;
  /// Events of the beginning. What follows is a ring, as soon as it is full.
  std::size_t head_;
  /// Where the ring's oldest event is, counted from its beginning.
  std::size_t oldest_ = 0;
  std::vector<std::uint32_t> events_;
  std::vector<std::uint16_t> reads_;
  std::uint64_t total_ = 0;
  TraceState start_;
  /// Before the ring's oldest event.
  TraceState resume_;
};

}  // namespace sudominoku::textbook
