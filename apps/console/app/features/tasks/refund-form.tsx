import { DoButton, TaskForm, TaskText } from './task-card.tsx'

interface Props extends Pick<Parameters<typeof TaskForm>[0], 'formKey' | 'outcome'> {
  refundId: string
}

/** Records how the money was sent. */
export const RefundForm = ({ refundId, formKey, outcome }: Props) => (
  <TaskForm number={refundId} formKey={formKey} outcome={outcome}>
    <TaskText label="How the money was sent, such as “Check 1204”" number={refundId} outcome={outcome} />
    <div>
      <DoButton intent="confirmRefund" isSend>
        Record as sent
      </DoButton>
    </div>
  </TaskForm>
)
