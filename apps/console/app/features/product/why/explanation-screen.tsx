import { Button } from '@tessera/ui/button'
import { CheckIcon, CloseIcon } from '@tessera/ui/icons'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import { Form, useNavigation } from 'react-router'
import { ScreenPart } from '../../../generic/screen-part.tsx'
import type { ExplanationView } from './explain.server.ts'
import type { OpeningView, VisibilityStep } from './explanation.ts'
import { PriceSteps } from './price-steps.tsx'

interface Props {
  view: ExplanationView
  /** Where the buttons post to. */
  action: string
  /** Sent with a button, so that a second click does nothing. */
  idempotencyKey: string
}

/** Whether somebody sees a product and what it costs them, with the reason at every step. */
export function ExplanationScreen({ view, action, idempotencyKey }: Props) {
  const { isVisible, who, reasons, tree, price } = view
  return (
    <div className="grid gap-6">
      <Notice kind={isVisible ? 'success' : 'warning'} title={`${who} ${isVisible ? 'can' : 'can’t'} see this product`}>
        {!isVisible && reasons.map((reason) => `${reason}.`).join(' ')}
      </Notice>
      <ScreenPart title="Who sees it">
        <ul className="grid gap-1">
          {tree.steps.map((step) => (
            <Step key={step.key} step={step} action={action} idempotencyKey={idempotencyKey} />
          ))}
        </ul>
      </ScreenPart>
      <PriceSteps price={price} />
    </div>
  )
}

type StepProps = Pick<Props, 'action' | 'idempotencyKey'> & { step: VisibilityStep }

function Step({ step, ...rest }: StepProps) {
  const { text, isMet, href, needs, steps, openings } = step
  const Icon = isMet ? CheckIcon : CloseIcon
  return (
    <li className="grid gap-1">
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
        <Icon className={`size-4 shrink-0 ${isMet ? 'text-sage' : 'text-sale'}`} />
        <VisuallyHidden>{isMet ? 'Yes:' : 'No:'}</VisuallyHidden>
        <span className="min-w-0 wrap-anywhere">{href ? <Link href={href}>{text}</Link> : text}</span>
        {needs === 'one' && steps.length > 1 && <span className="text-xs text-stone">one of these</span>}
        {openings.map((opening) => (
          <OpeningButton key={opening.key} opening={opening} {...rest} />
        ))}
      </div>
      {steps.length > 0 && (
        <ul className="grid gap-1 border-l border-grout ps-4 tablet:ms-2">
          {steps.map((one) => (
            <Step key={one.key} step={one} {...rest} />
          ))}
        </ul>
      )}
    </li>
  )
}

function OpeningButton({ opening, action, idempotencyKey }: Omit<StepProps, 'step'> & { opening: OpeningView }) {
  const isBusy = useNavigation().state !== 'idle'
  const { key, label, missing } = opening
  if (missing) return <span className="text-xs text-stone">{missing}</span>
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="opening" value={key} />
      <input type="hidden" name="key" value={`${idempotencyKey}-${key}`} />
      <Button type="submit" size="Small" isBusy={isBusy}>
        {label}
      </Button>
    </Form>
  )
}
