import { Button } from '@tessera/ui/button'
import { SelectField } from '@tessera/ui/field'
import { Form, useNavigation } from 'react-router'
import { ScreenPart } from '../../generic/screen-part.tsx'
import type { MessageProps } from './message-screen.tsx'
import { kindText } from './receiver-text.ts'

/** Sends a message again, or as a test to another receiver. */
export function MessageForms({ message, receivers, sendKey }: MessageProps) {
  const isBusy = useNavigation().state !== 'idle'
  if (!message.Message) return null
  const options = receivers.map(({ Kind, ID, Name }) => ({
    value: `${Kind}/${ID}`,
    label: `${Name} (${kindText(Kind).toLowerCase()})`,
  }))
  return (
    <div className="grid gap-6">
      <ScreenPart title="Send again">
        <p className="text-stone">
          The receiver gets the same event ID, so it can detect the repeat, and a new signature. Earlier attempts stay
          in the list.
        </p>
        <Form method="post">
          <input type="hidden" name="key" value={`${sendKey}-resend`} />
          <Button type="submit" kind="primary" name="intent" value="resend" isBusy={isBusy}>
            Send again
          </Button>
        </Form>
      </ScreenPart>
      {options.length > 0 && (
        <ScreenPart title="Send elsewhere as a test">
          <Form method="post" className="grid gap-3">
            <input type="hidden" name="key" value={`${sendKey}-test`} />
            <SelectField
              label="Receiver"
              name="receiver"
              hint="It gets this message marked as a test, with an ID of its own and without a token."
              options={options}
            />
            <div>
              <Button type="submit" name="intent" value="test" isBusy={isBusy}>
                Send as a test
              </Button>
            </div>
          </Form>
        </ScreenPart>
      )}
    </div>
  )
}
