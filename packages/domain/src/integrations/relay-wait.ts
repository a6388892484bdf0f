const shortest = 20
const longest = 500

/**
 * How long a write waits for others before the relay is woken for all of them, in milliseconds. A write after a quiet
 * while is told at once; under constant writing each wait is twice the one before, because a run of the relay is a job
 * with several statements, also when every receiver that has messages is busy or down.
 */
export const relayWait = (lastWait: number, sinceWake: number): number =>
  sinceWake > longest ? shortest : Math.min(Math.max(lastWait * 2, shortest), longest)
