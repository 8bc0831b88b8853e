import { Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { DialogFrame } from '../layout/DialogFrame.tsx'

/** Where people take over what was listed for them, as it is read out. */
const ADDRESS = `${window.location.host}/take-over`

interface TakeoverCodeProps {
  /** Of the person whose code it is. */
  readonly name: string
  /** Eight digits. */
  readonly code: string
  readonly onTold: () => void
}

/** The code by which somebody takes over the account that was made for them, to be read out to them. */
export function TakeoverCode({ name, code, onTold }: TakeoverCodeProps) {
  const translate = useTranslate()
  return (
    <DialogFrame
      title={translate('admin:takeover.title', { name })}
      width="xs"
      leave="ra.action.close"
      onClose={onTold}
      action={
        <Button variant="contained" onClick={onTold}>
          {translate('admin:takeover.told')}
        </Button>
      }
    >
      <Typography component="p" dir="ltr" sx={{ fontSize: 32, fontWeight: 700, letterSpacing: 2, textAlign: 'center' }}>
        {code.replace(/(?=.{4}$)/, ' ')}
      </Typography>
      <Typography>{translate('admin:takeover.readOut', { address: ADDRESS })}</Typography>
      <Typography color="textSecondary">{translate('admin:takeover.once')}</Typography>
    </DialogFrame>
  )
}
