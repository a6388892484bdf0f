import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Notice } from '@tessera/ui/notice'
import { Form, useLocation, useNavigate } from 'react-router'
import { ScanButton } from './scan-button.tsx'

/** Words of the address that stay when a scan opens no order. */
type KeptWords = readonly (readonly [name: string, value: string])[]

/** The address that opens the packing of a scanned order, or says that there is none. */
export const scanOrderHref = (scanned: string, kept: KeptWords = []): string =>
  `/orders/picks?${new URLSearchParams([...kept.map(([name, value]) => [name, value]), ['scan', scanned]])}`

interface Props {
  label: string
  kept?: KeptWords | undefined
  problem?: string | undefined
}

/** The number of an order opens its packing. */
export function ScanOrder({ label, kept = [], problem }: Props) {
  const navigate = useNavigate()
  const { key } = useLocation()
  return (
    <Form action="/orders/picks" className="no-print grid max-w-3xl gap-2">
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className="flex items-end gap-2">
        <TextField
          // empty and entered again after a scan that opened nothing
          key={key}
          label={label}
          name="scan"
          required
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          // the scanner types into this field from the first moment
          autoFocus
          className="grow"
        />
        <Button type="submit">Open</Button>
        <ScanButton onCode={(code) => navigate(scanOrderHref(code, kept))} />
      </div>
      {problem && (
        <Notice kind="error" isLive>
          {problem}
        </Notice>
      )}
    </Form>
  )
}
