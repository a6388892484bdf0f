import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/choice-field'
import { Disclosure } from '@tessera/ui/disclosure'
import { TextField } from '@tessera/ui/field'
import { formatMoney } from '@tessera/ui/format'
import { type FormRefusal, fieldsOf } from '../../http/form-refusal.ts'

interface Props {
  cents: number
  refusal: FormRefusal | undefined
  isBusy: boolean
}

const names = ['bank.routingNumber', 'bank.accountNumber', 'bank.holder', 'mayDebit']

/** Payment by bank debit. It takes days and has no card fee. */
export function BankFields({ cents, refusal, isBusy }: Props) {
  const field = fieldsOf(refusal)
  const isWrong = names.some((name) => refusal?.fields[name])
  return (
    <Disclosure summary="Pay from a bank account" isOpen={isWrong || undefined}>
      <div className="grid gap-4">
        <TextField
          label="Routing number"
          hint="Nine digits, at the lower left of your check."
          inputMode="numeric"
          autoComplete="off"
          maxLength={11}
          {...field('bank.routingNumber')}
        />
        <TextField
          label="Account number"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          {...field('bank.accountNumber')}
        />
        <TextField label="Account holder" autoComplete="organization" maxLength={100} {...field('bank.holder')} />
        <Checkbox
          name="mayDebit"
          label={`I authorize a one-time debit of ${formatMoney(cents)} from this account`}
          error={refusal?.fields.mayDebit}
        />
        <Button type="submit" name="intent" value="pay-bank" isBusy={isBusy}>
          Pay {formatMoney(cents)} from bank account
        </Button>
        <p className="text-sm text-stone">
          Bank payments take about two business days. Until then, these documents are locked so they can’t be paid
          twice. We only store the last four digits of your account number.
        </p>
      </div>
    </Disclosure>
  )
}
