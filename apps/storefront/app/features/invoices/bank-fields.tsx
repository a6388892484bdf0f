import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/choice-field'
import { Disclosure } from '@tessera/ui/disclosure'
import { TextField } from '@tessera/ui/field'
import { formatMoney } from '@tessera/ui/format'
import { type FormRefusal, fieldsOf } from '../../forms/form-refusal.ts'

interface Props {
  cents: number
  refusal: FormRefusal | undefined
  isBusy: boolean
}

const names = ['bank.routingNumber', 'bank.accountNumber', 'bank.holder', 'mayDebit']

/** The other way to pay: a debit of a bank account. It takes days, and costs no card fee. */
export function BankFields({ cents, refusal, isBusy }: Props) {
  const field = fieldsOf(refusal)
  const isWrong = names.some((name) => refusal?.fields[name])
  return (
    <Disclosure summary="Pay from a bank account" isOpen={isWrong || undefined}>
      <div className="grid gap-4">
        <TextField
          label="Routing number"
          hint="Nine digits, at the lower left of a check."
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
          label={`You may debit this account once for ${formatMoney(cents)}`}
          error={refusal?.fields.mayDebit}
        />
        <Button type="submit" name="intent" value="pay-bank" isBusy={isBusy}>
          Pay {formatMoney(cents)} from the bank
        </Button>
        <p className="text-sm text-stone">
          The money takes about two business days. Until then the documents are held and nobody pays them twice. We keep
          the last four digits of the account.
        </p>
      </div>
    </Disclosure>
  )
}
