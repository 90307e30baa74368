// Plays AI Wargame over UGI: searches a few plies and counts units. C++17, no libraries.
//
//   g++ -O2 -std=c++17 -o example example.cpp
//   ./warlab check-program ai-wargame ./example
#include <algorithm>
#include <array>
#include <chrono>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;

const std::string KINDS = "AVTFP";  // AI, Virus, Tech, Firewall, Program
const int WORTH[5] = {1000, 30, 30, 10, 10};
const int DAMAGE[5][5] = {
    {3, 3, 3, 1, 3}, {9, 1, 6, 1, 6}, {1, 6, 1, 1, 1}, {1, 1, 1, 1, 1}, {3, 3, 3, 1, 3}};
const int REPAIR[5][5] = {
    {0, 1, 1, 0, 0}, {0, 0, 0, 0, 0}, {3, 0, 0, 3, 3}, {0, 0, 0, 0, 0}, {0, 0, 0, 0, 0}};

struct Unit {
  char side = 0;  // 'a', 'd', or 0 for an empty cell
  int kind = 0;
  int health = 0;
};

struct Move {
  int source, target;
};

bool beside(int a, int b) {
  return std::abs(a / 5 - b / 5) + std::abs(a % 5 - b % 5) == 1;
}

struct Position {
  std::array<Unit, 25> cells;
  char side = 'a';
  int played = 0;
  int cap = 100;

  bool mayAct(int source, int target) const {
    const Unit& unit = cells[source];
    const Unit& other = cells[target];
    if (unit.side != side) return false;
    if (source == target) return true;  // self-destruction
    if (!beside(source, target)) return false;
    if (other.side == side) return other.health < 9 && REPAIR[unit.kind][other.kind] > 0;
    if (other.side != 0) return true;  // attack
    if (unit.kind == 1 || unit.kind == 2) return true;  // Virus and Tech go anywhere
    for (int cell = 0; cell < 25; cell++) {
      if (beside(source, cell) && cells[cell].side != 0 && cells[cell].side != side) return false;
    }
    return (target < source) == (side == 'a');  // forward: up or left, down or right
  }

  std::vector<Move> moves() const {
    std::vector<Move> legal;
    for (int source = 0; source < 25; source++) {
      for (int target = 0; target < 25; target++) {
        if (mayAct(source, target)) legal.push_back({source, target});
      }
    }
    return legal;
  }

  void hurt(int cell, int points) {
    Unit& unit = cells[cell];
    if (unit.side == 0) return;
    unit.health = std::min(9, unit.health - points);
    if (unit.health <= 0) unit = Unit();
  }

  void play(Move move) {
    Unit unit = cells[move.source], other = cells[move.target];
    if (move.source == move.target) {
      for (int cell = 0; cell < 25; cell++) {
        int rows = std::abs(cell / 5 - move.source / 5), columns = std::abs(cell % 5 - move.source % 5);
        if (std::max(rows, columns) <= 1) hurt(cell, cell == move.source ? 9 : 2);
      }
    } else if (other.side == 0) {
      std::swap(cells[move.source], cells[move.target]);
    } else if (other.side == side) {
      hurt(move.target, -REPAIR[unit.kind][other.kind]);
    } else {
      hurt(move.source, DAMAGE[other.kind][unit.kind]);
      hurt(move.target, DAMAGE[unit.kind][other.kind]);
    }
    side = side == 'a' ? 'd' : 'a';
    played++;
  }

  char winner() const {
    bool attacker = false, defender = false;
    for (const Unit& unit : cells) {
      if (unit.side != 0 && unit.kind == 0) (unit.side == 'a' ? attacker : defender) = true;
    }
    if (attacker != defender) return attacker ? 'a' : 'd';
    return !attacker || played >= cap ? 'd' : 0;
  }

  int value(char me) const {
    if (char won = winner()) return won == me ? 1000000 : -1000000;
    int sum = 0;
    for (const Unit& unit : cells) {
      if (unit.side != 0) sum += (unit.side == me ? 1 : -1) * WORTH[unit.kind] * (10 + unit.health);
    }
    return sum;
  }
};

// What a search has used up, and what it may.
struct Budget {
  long nodes = 0, nodeLimit = 1L << 50;
  Clock::time_point deadline = Clock::time_point::max();
  bool spent = false;

  bool visit() {
    spent = spent || nodes >= nodeLimit || (nodes % 1024 == 0 && Clock::now() >= deadline);
    nodes++;
    return !spent;
  }
};

int search(const Position& position, int depth, Budget& budget) {
  if (!budget.visit()) return 0;  // nobody looks at it
  if (depth == 0 || position.winner()) return position.value(position.side);
  int best = -10000000;
  for (Move move : position.moves()) {
    Position after = position;
    after.play(move);
    best = std::max(best, -search(after, depth - 1, budget));
  }
  return best;
}

std::string name(Move move) {
  std::string text;
  for (int cell : {move.source, move.target}) text += {char('A' + cell / 5), char('0' + cell % 5)};
  return text;
}

// "startpos moves E2D2 ..." or "fen dA9dT9.../... a 0 100 moves ..."
Position read(std::istringstream& words, int cap) {
  std::string word, rows = "dA9dT9dF9../dT9dP9.../dF9...aP9/...aF9aV9/..aP9aV9aA9";
  Position position;
  position.cap = cap;
  words >> word;
  if (word == "fen") {
    words >> rows >> position.side >> position.played >> word;
    position.cap = word == "-" ? 1 << 30 : std::stoi(word);
  }
  for (size_t at = 0, cell = 0; at < rows.size() && cell < 25;) {
    if (rows[at] == '/') {
      at++;
    } else if (rows[at] == '.') {
      at++;
      cell++;
    } else {
      position.cells[cell++] = {rows[at], int(KINDS.find(rows[at + 1])), rows[at + 2] - '0'};
      at += 3;
    }
  }
  words >> word;  // "moves", if there are any
  while (words >> word) {
    position.play({(word[0] - 'A') * 5 + word[1] - '0', (word[2] - 'A') * 5 + word[3] - '0'});
  }
  return position;
}

// Searches deeper and deeper, up to the depth it is told or until the budget is spent.
void go(const Position& position, std::istringstream& words) {
  Budget budget;
  int deepest = 3;
  std::string limit;
  long number;
  while (words >> limit >> number) {
    if (limit == "depth") deepest = int(number);
    if (limit == "nodes") budget.nodeLimit = number, deepest = 50;
    if (limit == "movetime") {
      budget.deadline = Clock::now() + std::chrono::milliseconds(number);
      deepest = 50;
    }
  }
  std::vector<Move> moves = position.moves();
  Move chosen = moves[0];
  for (int depth = 1; depth <= deepest && !budget.spent; depth++) {
    Move best = chosen;
    int most = -10000001;
    for (Move move : moves) {
      Position after = position;
      after.play(move);
      int value = -search(after, depth - 1, budget);
      if (!budget.spent && value > most) most = value, best = move;
    }
    if (budget.spent) break;  // what it found so far may be wrong
    chosen = best;
    std::cout << "info depth " << depth << " score cp " << most << " nodes " << budget.nodes
              << " pv " << name(chosen) << "\n";
    if (std::abs(most) >= 1000000) break;
  }
  std::cout << "bestmove " << name(chosen) << std::endl;
}

}  // namespace

int main() {
  Position position;
  int cap = 100;
  std::string line;
  while (std::getline(std::cin, line)) {
    std::istringstream words(line);
    std::string command, option, value;
    words >> command;
    if (command == "ugi") {
      std::cout << "id name example.cpp 1.0\nid author Warlab\n"
                << "option name Cap type spin default 100 min 0 max 1000000\n"
                << "option name Seed type string default 0\nugiok" << std::endl;
    } else if (command == "setoption") {
      words >> value >> option >> value >> value;  // name Cap value 100
      if (option == "Cap") cap = std::stoi(value);
    } else if (command == "isready") {
      std::cout << "readyok" << std::endl;
    } else if (command == "position") {
      position = read(words, cap);
    } else if (command == "go") {
      go(position, words);
    } else if (command == "query") {
      words >> value;
      char won = position.winner();
      std::cout << "response "
                << (value == "gameover" ? (won ? "true" : "false")
                    : value == "p1turn" ? (position.side == 'a' ? "true" : "false")
                    : !won              ? "none"
                    : won == 'a'        ? "p1win"
                                        : "p2win")
                << std::endl;
    } else if (command == "quit") {
      break;
    }
  }
}
