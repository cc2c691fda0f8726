#include "make/labelling.h"

namespace sudominoku::make {
namespace {

/// Goes through all orders of the digits, the first digit first, but for those that pass the cap.
class Labeller {
 public:
  Labeller(const CallTree& tree, std::uint64_t mostCalls) : tree_(tree), mostCalls_(mostCalls) {}

  Labelling run() {
    if (tree_.always <= mostCalls_) extend(1, 0, tree_.always);
    return best_;
  }

 private:
  /// Gives `name` to each digit that has none: all that are left come behind it.
  void extend(Digit name, unsigned named, std::uint64_t calls) {
    if (name > kSize) {
      if (calls > best_.calls) best_ = {names_, calls};
      return;
    }
    for (int digit = 0; digit < kSize; ++digit) {
      if ((named >> digit & 1u) != 0) continue;
      const unsigned now = named | 1u << digit;
      std::uint64_t sum = calls;
      for (int later = 0; later < kSize; ++later) {
        if ((now >> later & 1u) == 0) sum += tree_.before[digit][later];
      }
      if (sum > mostCalls_) continue;
      names_[digit] = name;
      extend(name + 1, now, sum);
    }
  }

  const CallTree& tree_;
  const std::uint64_t mostCalls_;
  Names names_ = kSameNames;
  Labelling best_;
};

}  // namespace

Labelling costliestLabelling(const CallTree& tree, std::uint64_t mostCalls) {
  return Labeller(tree, mostCalls).run();
}

}  // namespace sudominoku::make
