/** The worker in which the game of a page runs. It only exposes the game; whatever it says is plain data. */
import { expose, type ProxyMethods, releaseProxy } from 'comlink';
import { botFor } from './bots';
import type { BotKind, BotProgress, BotUntil } from './playtest-api';
import { PlaytestGame } from './playtest-game';

type Progress = ((progress: BotProgress) => void) & ProxyMethods;

/** The listener to a bot lives on the page; it is let go of as soon as the bot is done. */
class GameInWorker extends PlaytestGame {
  override async bot(kind: BotKind, until: BotUntil, onProgress: Progress) {
    try {
      return await super.bot(kind, until, onProgress);
    } finally {
      onProgress[releaseProxy]();
    }
  }
}

expose(new GameInWorker(botFor));
