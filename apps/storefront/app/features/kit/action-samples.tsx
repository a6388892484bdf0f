import { sizes } from '@tessera/contract/shop/constants'
import { Badge } from '@tessera/ui/badge'
import { Button, LinkButton } from '@tessera/ui/button'
import { Chip, ChipLink } from '@tessera/ui/chip'
import { Dialog, Sheet } from '@tessera/ui/dialog'
import { IconButton } from '@tessera/ui/icon-button'
import * as icons from '@tessera/ui/icons'
import { useToast } from '@tessera/ui/toast'
import { useState } from 'react'
import { Sample, SampleRow } from './sample.tsx'

const { HeartIcon, PlusIcon } = icons
const kinds = ['primary', 'secondary', 'quiet', 'danger'] as const

export function ActionSamples() {
  const say = useToast()
  return (
    <>
      <Sample title="Buttons">
        {kinds.map((kind) => (
          <SampleRow key={kind}>
            {sizes.map((size) => (
              <Button key={size} kind={kind} size={size}>
                {size}
              </Button>
            ))}
            <Button kind={kind} isBusy>
              Busy
            </Button>
            <Button kind={kind} disabled>
              Off
            </Button>
          </SampleRow>
        ))}
        <SampleRow>
          <LinkButton href="/kit">A link</LinkButton>
          <Button icon={<PlusIcon />}>With icon</Button>
          <IconButton label="Save for later" icon={<HeartIcon />} />
        </SampleRow>
      </Sample>
      <Sample title="Chips and badges">
        <SampleRow>
          <Chip>Marble</Chip>
          <Chip isPicked>Polished</Chip>
          <ChipLink href="/kit" isPicked isRemovable>
            12 × 24
          </ChipLink>
          <Badge>New</Badge>
          <Badge kind="success">In stock</Badge>
          <Badge kind="warning">Few left</Badge>
          <Badge kind="sale">Clearance</Badge>
          <Badge kind="solid">My store</Badge>
        </SampleRow>
      </Sample>
      <Sample title="Dialogs and toasts">
        <SampleRow>
          <OverlaySamples />
          <Button onClick={() => say('3 boxes added, cart total $233.10')}>Show a toast</Button>
        </SampleRow>
      </Sample>
      <Sample title="Icons">
        <SampleRow>
          {Object.entries(icons).map(([name, Icon]) => (
            <span key={name} title={name}>
              <Icon />
            </span>
          ))}
        </SampleRow>
      </Sample>
    </>
  )
}

function OverlaySamples() {
  const [open, setOpen] = useState<'dialog' | 'sheet'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('sheet')}>Sheet</Button>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Remove this line"
        footer={
          <>
            <Button kind="danger" onClick={close}>
              Remove
            </Button>
            <Button onClick={close}>Cancel</Button>
          </>
        }
      >
        This removes 9 boxes of Hampton Carrara from your cart.
      </Dialog>
      <Sheet isOpen={open === 'sheet'} onClose={close} title="Filters">
        On phones, filters open here.
      </Sheet>
    </>
  )
}
