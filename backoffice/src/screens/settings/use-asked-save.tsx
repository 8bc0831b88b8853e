import { Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm, useTranslate } from 'react-admin'

/**
 * Asks before something is saved that changes the market for everybody: what it brings about is said first.
 * @returns a dialog, and what saves after it, or at once where there is nothing to say
 */
export function useAskedSave(save: () => void) {
  const translate = useTranslate()
  const [consequences, setConsequences] = useState<readonly string[]>([])
  const saveAsked = (said: readonly string[]) => (said.length ? setConsequences(said) : save())
  const close = () => setConsequences([])
  const question = (
    <Confirm
      isOpen={consequences.length > 0}
      title={translate('admin:settings.ask.title')}
      content={consequences.map((sentence) => (
        <Typography key={sentence} component="span" sx={{ display: 'block' }}>
          {sentence}
        </Typography>
      ))}
      onConfirm={() => {
        close()
        save()
      }}
      onClose={close}
    />
  )
  return { question, saveAsked }
}
