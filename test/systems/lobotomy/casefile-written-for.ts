/**
 * The numbers that the tests of casefiles were written for, where they are not the pack's: those are tuned by playing, and a
 * scenario that gets easier has the same rules. `four` and `three` are what the handicaps set.
 */
import type { Numbers } from './casefile-numbers';

export const WRITTEN_FOR: Readonly<Record<string, { settings: Numbers; four: Numbers; three: Numbers }>> = {
  antichrist: {
    settings: { relicsNeeded: 3, childDefenseLess: 0, growthCap: 6 },
    four: { growthCap: 5 },
    three: { relicsNeeded: 2, childDefenseLess: 1, growthCap: 4 },
  },
  'asylum-field-day': {
    settings: { feats: 6 },
    four: { feats: 5, ribbonsEach: 3 },
    three: { feats: 4, slasherHealthLess: 1 },
  },
  'balloon-frenzy': {
    settings: { popsNeeded: 11 },
    four: { popsNeeded: 11 },
    three: { popsNeeded: 7, firstBalloons: 4 },
  },
  'big-bad-wolf': {
    settings: { burnFuel: 1, visitorHealthLess: 0 },
    four: { visitorHealthLess: 7 },
    three: { burnFuel: 0 },
  },
  'blood-bond': {
    settings: { suturedHealthLess: 0 },
    four: { suturedHealthLess: 1, pairs: 2 },
    three: { pairs: 2 },
  },
  'blood-gods-offering': {
    settings: { bloodMarks: 6, madnessMarks: 4, horrorMarks: 4 },
    four: { bloodMarks: 5, madnessMarks: 3, horrorMarks: 3 },
    three: { bloodMarks: 4, madnessMarks: 3, horrorMarks: 3, votaryCap: 2 },
  },
  'thirteenth-day-of-christmas': {
    settings: { gifts: 4 },
    four: { gifts: 3 },
    three: { gifts: 3, slasherCap: 1 },
  },
  memories: {
    settings: { credits: 5, givers: 5 },
    four: { credits: 4, givers: 4 },
    three: { credits: 3, archivistCap: 1, givers: 3 },
  },
  'the-mist': {
    settings: { ventsNeeded: 4, ventsShut: 2 },
    four: { ventsShut: 1 },
    three: { ventsNeeded: 3 },
  },
  'the-book-of-revelation': {
    settings: { verses: 3, lastSeals: 1, reciteModifier: 1 },
    four: { verses: 2 },
    three: { lastSeals: 0 },
  },
  'the-body-snatchers': {
    settings: { seeds: 3, growths: 3 },
    four: { growths: 2 },
    three: { seeds: 2 },
  },
  'frankensteins-tower': {
    settings: { parts: 3, realParts: 3, wasteParts: 2, charge: 3, leadSteps: 3, spoiledMost: 1, theftRange: 4 },
    four: { parts: 2, realParts: 2, wasteParts: 1 },
    three: { charge: 2, wasteParts: 0 },
  },
  'dream-world': {
    settings: { dreams: 3 },
    four: { dreams: 2 },
    three: { lamplighterCap: 2 },
  },
};
