/**
 * Ends hanging tests. No test is about speed: the slowest takes 20 s on two cores, so a machine may be 15 times slower.
 */
export const patience = 300_000
