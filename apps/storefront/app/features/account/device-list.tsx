import type { SignedInDevice } from '@tessera/client/shop/types.gen'
import { Badge } from '@tessera/ui/badge'
import { Button } from '@tessera/ui/button'
import { Moment } from '@tessera/ui/time-zone'
import { Form } from 'react-router'

interface Props {
  devices: readonly SignedInDevice[]
  isBusy: boolean
}

/** Lists the signed-in devices. The current one signs out with the button that every page has. */
export const DeviceList = ({ devices, isBusy }: Props) => (
  <section className="grid gap-5 border-t border-grout pt-8" id="devices">
    <h2 className="text-2xl">Where you are signed in</h2>
    <ul className="grid border-t border-grout">
      {devices.map((device) => (
        <DeviceRow key={device.id} device={device} />
      ))}
    </ul>
    {devices.length > 1 && (
      <Form method="post">
        <input type="hidden" name="intent" value="sign-out-elsewhere" />
        <Button type="submit" isBusy={isBusy}>
          Sign out everywhere else
        </Button>
      </Form>
    )}
  </section>
)

const DeviceRow = ({ device: { id, device, signedInAt, lastUsedAt, isThis } }: { device: SignedInDevice }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-grout py-4">
    <div className="grid gap-1">
      <p className="font-bold">{device}</p>
      <p className="text-sm text-stone">
        Signed in <Moment at={signedInAt} />
        {!isThis && (
          <>
            , last used <Moment at={lastUsedAt} />
          </>
        )}
      </p>
    </div>
    {isThis ? (
      <Badge kind="success">This device</Badge>
    ) : (
      <Form method="post">
        <input type="hidden" name="intent" value="end-session" />
        <input type="hidden" name="id" value={id} />
        <Button type="submit" kind="quiet" size="Small">
          Sign out
          <span className="sr-only">
            : {device}, <Moment at={signedInAt} />
          </span>
        </Button>
      </Form>
    )}
  </li>
)
