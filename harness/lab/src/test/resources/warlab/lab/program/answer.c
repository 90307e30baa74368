/* Speaks UGI and answers at once: in AI Wargame both sides make way and then go to and fro. */
#include <stdio.h>
#include <string.h>

int main(void) {
  static char line[1 << 16];
  int played = 0;
  while (fgets(line, sizeof line, stdin)) {
    if (!strncmp(line, "position", 8)) {
      char *moves = strstr(line, " moves ");
      played = 0;
      for (char *at = moves ? moves + 6 : ""; *at; at++) played += *at == ' ';
    } else if (!strncmp(line, "go", 2)) {
      int back = played / 2 % 2 == 0;
      puts(played == 0       ? "bestmove E2D2"
           : played == 1     ? "bestmove A2A3"
           : played % 2 == 0 ? (back ? "bestmove E2E3" : "bestmove E3E2")
           : back            ? "bestmove A2A1"
                             : "bestmove A1A2");
    } else if (!strncmp(line, "isready", 7)) {
      puts("readyok");
    } else if (!strncmp(line, "ugi\n", 4)) {
      puts("id name answer\nugiok");
    } else if (!strncmp(line, "quit", 4)) {
      break;
    }
    fflush(stdout);
  }
  return 0;
}
