import { Button } from '@tessera/ui/button'
import { TextAreaField, TextField } from '@tessera/ui/field'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import type { ReactNode } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import type { StaffOutcome } from '../../session/staff-work.server.ts'
import { CardAssignment } from './card-assignment.tsx'
import type { AssignedKind } from './note-view.ts'

interface CardProps {
  title: string
  /** The page of the order or quote. */
  href?: string | undefined
  account: string | null
  store: string | null
  age: string
  /** The record that is assigned to someone. */
  of: { kind: AssignedKind; number: string }
  children: ReactNode
}

/** One task: what it is about, whose, how old, and what can be done. */
export function TaskCard({ title, href, account, store, age, of, children }: CardProps) {
  return (
    <li className="grid gap-3 border border-grout bg-surface p-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">
          {href ? (
            <Link href={href} data-row="">
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p className="text-stone">{[account, store, age].filter(Boolean).join(' · ')}</p>
      </header>
      {children}
      <CardAssignment {...of} />
    </li>
  )
}

interface FormProps {
  number: string
  /** Texts that are typed belong to this alone; the number, unless forms of several records share one. */
  subject?: string
  formKey: string
  outcome: StaffOutcome | undefined
  /** A file can be sent with it. */
  hasFile?: boolean
  children: ReactNode
}

/** The form of a task. A refusal stands in it, with everything that was typed. */
export function TaskForm({ number, subject = number, formKey, outcome, hasFile = false, children }: FormProps) {
  const isHome = useLocation().pathname === '/'
  return (
    // browsers send no cookies of /console with the data of home, which is at /console.data
    <Form
      method="post"
      encType={hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
      reloadDocument={isHome}
      preventScrollReset
      data-keeps-texts={subject}
      className="grid gap-3"
    >
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="key" value={formKey} />
      {outcome?.about === number && outcome.problem && !outcome.isUndo && (
        <Notice kind="error" isLive>
          {outcome.problem}
        </Notice>
      )}
      {children}
    </Form>
  )
}

export const typedIn = (outcome: StaffOutcome | undefined, number: string, name: string): string =>
  (outcome?.about === number && outcome.typed?.[name]) || ''

interface TextProps {
  label: string
  number: string
  outcome: StaffOutcome | undefined
  isOptional?: boolean
}

/** Words for the customer. */
export const TaskText = ({ label, number, outcome, isOptional = false }: TextProps) => (
  <TextAreaField
    label={label}
    name="text"
    id={`text-${number}`}
    data-key="a"
    rows={2}
    maxLength={2000}
    isOptional={isOptional}
    required={!isOptional}
    defaultValue={typedIn(outcome, number, 'text')}
  />
)

/** One photo or PDF for the customer, who sees it with the message. */
export const TaskAttachment = ({ number }: { number: string }) => (
  <TextField
    label="Photo or PDF"
    name="attachment"
    id={`attachment-${number}`}
    type="file"
    accept="image/jpeg,image/png,image/webp,application/pdf"
    hint="JPEG, PNG, WebP or PDF, up to 8 MB."
    isOptional
  />
)

interface DoProps {
  /** The work and its variant: `moveReturn:approved`. */
  intent: string
  kind?: 'primary' | 'secondary' | 'danger'
  /** Pressed by ⌘↵ or Ctrl Enter in the text of its form. */
  isSend?: boolean
  children: ReactNode
}

/** A button that does one thing; the first of a task is the usual one. */
export function DoButton({ intent, kind = 'secondary', isSend = false, children }: DoProps) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      kind={kind}
      isBusy={isBusy}
      data-key={isSend ? 'Enter' : undefined}
    >
      {children}
    </Button>
  )
}
