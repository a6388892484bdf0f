import type { ExpressionUse } from '@tessera/domain/expression/check'
import { classNames } from '@tessera/ui/class-names'
import { controlClass } from '@tessera/ui/control-class'
import { FieldError } from '@tessera/ui/field'
import { useEffect, useRef } from 'react'
import { findRuleProblem } from './check-rule.ts'
import { findRecordIDs } from './find-record-ids.ts'
import { RecordNames } from './record-names.tsx'

export interface RuleTextProps {
  name: string
  label: string
  text: string
  use: ExpressionUse
  maxLength: number
  isRequired: boolean
  /** The server's words, until the text is changed. */
  error?: string | undefined
  /** Unsaved text was put back into the page. */
  isRestored: boolean
  onText(text: string): void
  isHidden: boolean
}

/** The text of a rule, checked while it is typed. It is in the form even while blocks are shown. */
export function RuleText({
  name,
  label,
  text,
  use,
  maxLength,
  isRequired,
  error,
  isRestored,
  onText,
  isHidden,
}: RuleTextProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const problem = findRuleProblem(text, use)
  useEffect(() => {
    if (isRestored && area.current) onText(area.current.value)
  }, [isRestored, onText])
  // what blocks write is unsaved text like any other
  const told = useRef(text)
  useEffect(() => {
    if (isHidden && told.current !== text) area.current?.dispatchEvent(new Event('input', { bubbles: true }))
    told.current = text
  })
  const goTo = (position: number) => {
    area.current?.focus()
    area.current?.setSelectionRange(position, Math.min(position + 1, text.length))
  }
  return (
    <div className="grid gap-1.5">
      <textarea
        ref={area}
        // a field that isn't seen takes no focus: its link leads to the blocks
        id={isHidden ? undefined : name}
        name={name}
        aria-label={label}
        aria-invalid={problem || error ? true : undefined}
        aria-describedby={`${name}-problem`}
        rows={3}
        hidden={isHidden}
        // the browser stops a form with an empty field that isn't seen, and tells no one
        required={isRequired && !isHidden}
        maxLength={maxLength}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        className={classNames(controlClass, 'py-2 font-mono text-sm', isHidden && 'hidden')}
      />
      {isHidden && text !== '' && <code className="rule-text">{text}</code>}
      {!isHidden && <RecordNames found={findRecordIDs(text)} />}
      <div id={`${name}-problem`} aria-live="polite" className="grid gap-1">
        {problem && <FieldError id={`${name}-check`} problem={problem.message} />}
        {problem && !isHidden && <ProblemPlace text={text} position={problem.position} goTo={goTo} />}
        {!problem && error && <FieldError id={`${name}-error`} problem={error} />}
      </div>
    </div>
  )
}

interface PlaceProps {
  text: string
  position: number
  goTo(position: number): void
}

const ProblemPlace = ({ text, position, goTo }: PlaceProps) => (
  <p className="text-sm text-stone">
    <code className="rule-text">{excerptAt(text, position)}</code>{' '}
    <button type="button" className="rule-add" onClick={() => goTo(position)}>
      Go to it
    </button>
  </p>
)

const around = 24

/** The text around a position, with a mark before it. */
function excerptAt(text: string, position: number): string {
  const [before, after] = [text.slice(0, position), text.slice(position)]
  const start = before.length > around ? `…${before.slice(-around)}` : before
  const end = after.length > around ? `${after.slice(0, around)}…` : after
  return `${start}▸${end}`
}
