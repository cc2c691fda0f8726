#include "textbook/traced/recorder.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace sudominoku::textbook {

std::string_view nameOf(EventKind kind) {
  static constexpr std::array<std::string_view, kEventKinds> names{
      "visit",     "candidates", "choose",   "reject",  "place",
      "propagate", "remove",     "dead-end", "back-up", "solved"};
  return names[static_cast<int>(kind)];
}

void TraceState::apply(Event event, std::uint16_t reads) {
  counters.reads += reads;
  switch (event.kind()) {
    case EventKind::visit:
      counters.calls += 1 + event.other();
      open.push_back(static_cast<std::uint8_t>(event.cell()));
      tried.resize(tried.size() + kTriedSize);
      break;
    case EventKind::candidates:
      // A call that looked for its cell has found it.
      if (open.back() == kEventNoCell) open.back() = static_cast<std::uint8_t>(event.cell());
      note(0, event);
      break;
    case EventKind::reject:
      ++counters.rejected;
      note(event.digit(), event);
      break;
    case EventKind::place:
      ++counters.placed;
      note(event.digit(), event);
      standing.push_back(event.word);
      break;
    case EventKind::propagate:
      ++counters.propagated;
      standing.push_back(event.word);
      break;
    case EventKind::remove:
      note(event.digit(), event);
      standing.pop_back();
      break;
    case EventKind::backUp:
      ++counters.backUps;
      endCall();
      break;
    case EventKind::solved:
      ++counters.solutions;
      endCall();
      break;
    case EventKind::choose:
    case EventKind::deadEnd:
      break;
  }
}

void TraceState::note(std::size_t digit, Event event) {
  const auto beside = tried.end() - kTriedSize / 2;
  const bool isOwn = event.cell() == open.back();
  const bool goesOn = std::any_of(beside, tried.end(), [&](std::uint32_t word) {
    return word != 0 && Event{word}.cell() == event.cell();
  });
  if (!goesOn) std::fill(beside, tried.end(), 0);
  *(tried.end() - (isOwn ? kTriedSize : kTriedSize / 2) + digit) = event.word;
}

void TraceState::endCall() {
  open.pop_back();
  tried.resize(tried.size() - kTriedSize);
}

void Recorder::begin(const Counters& counters) { start_.counters = resume_.counters = counters; }

void Recorder::add(Event event, std::uint16_t reads) {
  ++total_;
  if (events_.size() < maxEvents_) {
    if (events_.size() < head_) resume_.apply(event, reads);
    events_.push_back(event.word);
    reads_.push_back(reads);
    return;
  }
  const std::size_t place = head_ + oldest_;
  resume_.apply({events_[place]}, reads_[place]);
  events_[place] = event.word;
  reads_[place] = reads;
  if (head_ + ++oldest_ == maxEvents_) oldest_ = 0;
}

Trace Recorder::take() {
  Trace trace{std::move(events_), std::move(reads_), total_, {{0, 0, std::move(start_)}}};
  const std::uint64_t dropped = total_ - trace.events.size();
  if (dropped > 0) {
    const auto inOrder = [&](auto& ring) {
      // Rotated in three steps: std::rotate would be a kilobyte of code for each type.
      std::reverse(ring.begin() + head_, ring.begin() + head_ + oldest_);
      std::reverse(ring.begin() + head_ + oldest_, ring.end());
      std::reverse(ring.begin() + head_, ring.end());
    };
    inOrder(trace.events);
    inOrder(trace.reads);
    trace.segments.push_back({head_, head_ + dropped, std::move(resume_)});
  }
  return trace;
}

}  // namespace sudominoku::textbook
