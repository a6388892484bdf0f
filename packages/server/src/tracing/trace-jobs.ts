import type { Task, TaskList } from 'graphile-worker'
import { endWith, getTracer } from './tracer.ts'

/** Every run of a job is a trace of its own. */
export function traceJobs(tasks: TaskList): TaskList {
  const tracer = getTracer()
  if (!tracer) return tasks
  const traced = (name: string, task: Task): Task => {
    return (payload, helpers) => {
      const span = tracer.start({ kind: 'consumer', name: `job ${name}`, attributes: { 'tessera.job': name } })
      return endWith(
        span,
        tracer.run(span, async () => task(payload, helpers)),
      )
    }
  }
  return Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, task && traced(name, task)]))
}
