import { availableParallelism, loadavg } from 'node:os'

/** Whether more work waited for the processor in the last minute than it has cores; drawing counts as one. */
export const isMachineBusy = (): boolean => (loadavg()[0] ?? 0) > availableParallelism()
