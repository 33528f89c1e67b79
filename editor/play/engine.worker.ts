/** The worker in which the game of a page runs. It only exposes the game; whatever it says is plain data. */
import { expose } from 'comlink';
import { botFor } from './bots';
import { PlaytestGame } from './playtest-game';

expose(new PlaytestGame(botFor));
