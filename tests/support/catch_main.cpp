#include "support/catch_session.h"

int main(int argc, char** argv) {
    return remparts::tests::runTests(argc, argv);
}
