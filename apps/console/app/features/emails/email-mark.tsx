import { Badge } from '@tessera/ui/badge'
import type { EmailRow } from './email-list.ts'

const marks = {
  waiting: <Badge kind="warning">Waiting</Badge>,
  sent: <Badge kind="success">Sent</Badge>,
  'given-up': <Badge kind="sale">Failed</Badge>,
} as const

/** Whether an email left. */
export const EmailMark = ({ state }: Pick<EmailRow, 'state'>) => marks[state]
