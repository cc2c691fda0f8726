# Third-party code: the system's package where there is one, else the release's source.
include(FetchContent)

macro(sudominoku_need_cli11)
  find_package(CLI11 QUIET)
  if(NOT CLI11_FOUND)
    FetchContent_Declare(CLI11 GIT_REPOSITORY https://github.com/CLIUtils/CLI11.git GIT_TAG v2.3.2)
    FetchContent_MakeAvailable(CLI11)
  endif()
endmacro()

macro(sudominoku_need_googletest)
  if(NOT EMSCRIPTEN)
    find_package(GTest QUIET)
  endif()
  if(NOT GTest_FOUND)
    set(INSTALL_GTEST OFF)
    set(BUILD_GMOCK OFF)
    if(EXISTS /usr/src/googletest/CMakeLists.txt)
      # Debian's sources, for the targets that its library does not serve.
      add_subdirectory(/usr/src/googletest "${CMAKE_BINARY_DIR}/googletest" EXCLUDE_FROM_ALL)
    else()
      FetchContent_Declare(googletest
        GIT_REPOSITORY https://github.com/google/googletest.git GIT_TAG v1.14.0)
      FetchContent_MakeAvailable(googletest)
    endif()
  endif()
endmacro()

macro(sudominoku_need_benchmark)
  find_package(benchmark QUIET)
  if(NOT benchmark_FOUND)
    set(BENCHMARK_ENABLE_TESTING OFF)
    FetchContent_Declare(benchmark
      GIT_REPOSITORY https://github.com/google/benchmark.git GIT_TAG v1.8.3)
    FetchContent_MakeAvailable(benchmark)
  endif()
endmacro()
