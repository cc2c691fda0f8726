// Embind prints the address of a type that nobody has registered, for an error that tests would
// meet. That alone brought all of printf along, 2.3 of the kilobytes that a first visit fetches.
// The linker puts these in place of what Embind prints with, under the name that compilers give it
// where no number is fractional, and the usual one. Nothing else in the modules prints with either.

extern "C" {

int __wrap_siprintf(char* to, const char* /*format*/, ...) {
  *to = '\0';
  return 0;
}

int __wrap_sprintf(char* to, const char* /*format*/, ...) {
  *to = '\0';
  return 0;
}
}
