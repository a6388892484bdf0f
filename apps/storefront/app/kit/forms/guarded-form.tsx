import { Button, type ButtonSize } from '@tessera/ui/button'
import { LockIcon } from '@tessera/ui/icons'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { RefusalSummary } from './refusal-summary.tsx'
import { usePersonCheck } from './use-person-check.ts'

interface Props {
  action: string
  submit: string
  /** The last refusal; a new one restarts the captcha check. */
  refusal: FormRefusal | undefined
  /** Shown without JavaScript; omitted if the form works without it. */
  withoutScript?: ReactNode
  /** Adds a honeypot: a hidden field that only bots fill in. */
  hasTrap?: boolean
  size?: ButtonSize
  /** True if the form may include a file. */
  hasFile?: boolean
  children: ReactNode
}

/** A form protected by a proof-of-work captcha. No puzzle, no third party. */
export function GuardedForm({
  action,
  submit,
  refusal,
  withoutScript,
  hasTrap = false,
  size,
  hasFile,
  children,
}: Props) {
  const { check, isWaiting, begin, onSubmit } = usePersonCheck(refusal)
  const isBusy = useNavigation().state !== 'idle' || isWaiting
  return (
    <Form
      method="post"
      action={action}
      encType={hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
      onSubmit={onSubmit}
      onFocus={begin}
      className="grid gap-6"
    >
      <RefusalSummary refusal={refusal} />
      {withoutScript && (
        <noscript>
          <p className="border-s-4 border-amber bg-surface p-4">{withoutScript}</p>
        </noscript>
      )}
      {children}
      <input type="hidden" name="captcha" defaultValue="" />
      {hasTrap && <HoneypotField />}
      <div className="grid justify-items-start gap-3">
        <Button type="submit" kind="primary" size={size} isBusy={isBusy}>
          {submit}
        </Button>
        <p role="status" className="flex min-h-6 items-center gap-2 text-sm text-stone">
          {isWaiting && check === 'working' ? (
            'Verifying you’re human…'
          ) : (
            <>
              <LockIcon className="size-4 shrink-0" />
              {checkMessages[check]}
            </>
          )}
        </p>
      </div>
    </Form>
  )
}

const checkMessages = {
  idle: 'Protected against bots.',
  working: 'Verifying you’re human…',
  done: 'Verified.',
  failed: 'We couldn’t run the check. You can still submit the form.',
} as const

function HoneypotField() {
  return (
    <div aria-hidden="true" className="absolute -start-[9999px] h-px w-px overflow-hidden">
      <label htmlFor="website">Leave this blank</label>
      <input id="website" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
