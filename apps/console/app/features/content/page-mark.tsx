import { Badge } from '@tessera/ui/badge'
import type { ContentRow } from './content-views.ts'

const marks = {
  published: ['success', 'Published'],
  changed: ['warning', 'Changes not published'],
  draft: ['plain', 'Draft'],
} as const

export function PageMark({ state }: Pick<ContentRow, 'state'>) {
  const [kind, label] = marks[state]
  return <Badge kind={kind}>{label}</Badge>
}
