import { gatherMinuteJobs, minuteTask } from '@tessera/server/every-minute'
import { expect, test } from 'vitest'

const silent = { error: () => {} }

function aSchedule() {
  const ran: string[] = []
  const task = (name: string) => async () => {
    ran.push(name)
    if (name === 'broken') throw new Error('no')
  }
  const names = ['broken', 'look', 'clean']
  const tasks = Object.fromEntries(names.map((name) => [name, task(name)]))
  const crontab = `
* * * * * broken ?max=3
* * * * * look ?max=3&jobKey=look
40 3 * * * clean ?fill=1d
`
  return { ran, tasks, crontab }
}

test('a failing job delays no other and is logged', async () => {
  const { ran, tasks, crontab } = aSchedule()
  const logged: unknown[] = []
  const gathered = gatherMinuteJobs(tasks, crontab, { error: (fields: unknown) => logged.push(fields) })
  await gathered.tasks[minuteTask]?.({})
  expect(ran).toEqual(['broken', 'look'])
  expect(logged).toMatchObject([{ job: 'broken' }])
})

test('other schedules and every job by its own name stay', async () => {
  const { ran, tasks, crontab } = aSchedule()
  const gathered = gatherMinuteJobs(tasks, crontab, silent)
  expect(gathered.crontab.trim().split('\n')).toEqual([
    '40 3 * * * clean ?fill=1d',
    `* * * * * ${minuteTask} ?max=1&jobKey=${minuteTask}`,
  ])
  await gathered.tasks.clean?.({})
  expect(ran).toEqual(['clean'])
})
