// As much of testlib.h as the programs of wasm/pack/testlib use, without what it does: they are
// compiled against it, not run.
#pragma once

#include <string>

enum TResult { _ok, _wa };

struct InStream {
  int readInt();
  int readInt(int low, int high, const std::string& name = "");
  std::string readToken();
  std::string readToken(const std::string& pattern, const std::string& name = "");
  char readSpace();
  void readEoln();
  void readEof();
  bool seekEof();
};

struct random_t {
  int next(int bound);
};

extern InStream inf, ouf, ans;
extern random_t rnd;

void registerValidation(int argc, char* argv[]);
void registerTestlibCmd(int argc, char* argv[]);
void registerGen(int argc, char* argv[], int version);
void ensuref(bool condition, const char* format, ...);
[[noreturn]] void quitf(TResult result, const char* format, ...);

template <typename Iterator>
void shuffle(Iterator first, Iterator last);
