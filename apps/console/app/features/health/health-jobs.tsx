import { shopTimeZone } from '@tessera/domain/local-time'
import { Badge } from '@tessera/ui/badge'
import { Button } from '@tessera/ui/button'
import { Table, type TableColumn } from '@tessera/ui/table'
import { Form, useNavigation } from 'react-router'
import { formatMoment } from '../../generic/format-days.ts'
import { ScreenPart } from '../../generic/screen-part.tsx'
import type { JobRow } from './health-view.ts'

/** Background jobs that failed, are late or were given up, each with a button that runs it again. */
export const HealthJobs = ({ jobs }: { jobs: readonly JobRow[] }) => (
  <div id="jobs">
    <ScreenPart title="Background jobs with problems">
      {jobs.length > 0 ? (
        <div className="overflow-x-auto">
          <Table caption="Background jobs with problems" columns={columns} rows={jobs} keyOf={({ id }) => id} />
        </div>
      ) : (
        <p>None. Jobs that fail or are late are listed here.</p>
      )}
    </ScreenPart>
  </div>
)

const marks = {
  Running: <Badge kind="success">Running</Badge>,
  Waiting: <Badge kind="warning">Waiting</Badge>,
  GivenUp: <Badge kind="sale">Failed</Badge>,
} as const

const columns: readonly TableColumn<JobRow>[] = [
  { key: 'task', header: 'Job', isRowHeader: true, card: 'title', cell: ({ task }) => taskText(task) },
  { key: 'status', header: 'Status', card: 'end', cell: ({ status }) => marks[status] },
  {
    key: 'attempts',
    header: 'Attempts',
    isNumber: true,
    card: 'hidden',
    cell: ({ attempts, maxAttempts }) => `${attempts} of ${maxAttempts}`,
  },
  {
    key: 'problem',
    header: 'Problem',
    card: 'note',
    cell: ({ problem }) => problem && <span className="wrap-anywhere">{problem}</span>,
  },
  { key: 'due', header: 'Due', card: 'hidden', cell: ({ dueAt }) => formatMoment(dueAt, shopTimeZone) },
  {
    key: 'retry',
    header: 'Run again',
    card: 'menu',
    cell: (row) => row.status !== 'Running' && <RetryForm {...row} />,
  },
]

/** `send-emails` as people read it. */
const taskText = (task: string): string => task.charAt(0).toUpperCase() + task.slice(1).replaceAll('-', ' ')

function RetryForm({ id, task }: JobRow) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" preventScrollReset>
      <Button type="submit" size="Small" name="job" value={id} isBusy={isBusy}>
        Run again<span className="sr-only">: {taskText(task)}</span>
      </Button>
    </Form>
  )
}
