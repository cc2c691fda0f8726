// A value or the error that stands in its place, in the style of std::expected (C++23).
#pragma once

#include <utility>
#include <variant>

namespace sudominoku {

template <typename Value, typename Error>
class Result {
 public:
  Result(Value value) : content_(std::in_place_index<0>, std::move(value)) {}  // NOLINT: implicit
  static Result failure(Error error) { return Result(std::in_place_index<1>, std::move(error)); }

  bool hasValue() const { return content_.index() == 0; }
  explicit operator bool() const { return hasValue(); }
  /// Only where hasValue().
  const Value& value() const { return *std::get_if<0>(&content_); }
  Value& value() { return *std::get_if<0>(&content_); }
  /// Only where not hasValue().
  const Error& error() const { return *std::get_if<1>(&content_); }

 private:
  template <std::size_t Index, typename Content>
  Result(std::in_place_index_t<Index> index, Content content)
      : content_(index, std::move(content)) {}
  std::variant<Value, Error> content_;
};

}  // namespace sudominoku
