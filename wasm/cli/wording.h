// English sentences for what the library says as data.
#pragma once

#include <string>

#include "text/diagnostic.h"

namespace sudominoku::cli {

/// One line, with `warning: ` or `note: ` before it where it is no error.
std::string wordingOf(const text::Diagnostic& diagnostic);

/// The same of an input that a profile has read: its reader takes fewer signs for blanks.
std::string wordingOfInput(const text::Diagnostic& diagnostic);

}  // namespace sudominoku::cli
