import PreviousIcon from '@mui/icons-material/ChevronLeftOutlined'
import NextIcon from '@mui/icons-material/ChevronRightOutlined'
import CloseIcon from '@mui/icons-material/CloseOutlined'
import TurnIcon from '@mui/icons-material/Rotate90DegreesCwOutlined'
import LargerIcon from '@mui/icons-material/ZoomInOutlined'
import SmallerIcon from '@mui/icons-material/ZoomOutOutlined'
import { Box, Dialog, IconButton, Typography } from '@mui/material'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { TransformComponent, TransformWrapper, useControls } from 'react-zoom-pan-pinch'
import { mirrored } from '../layout/mirrored.ts'
import { useBackend } from '../providers/backend.ts'
import type { ListingPhoto } from '../providers/listing-rows.ts'

/** So many times its size on the screen: what stands on an ear tag can be read. */
const LARGEST = 8
/** On a phone its words stand above its tools. */
const BAR_PX = { xs: 112, sm: 64 } as const

interface ToolProps {
  /** In the reader's language. */
  readonly words: string
  readonly onClick: () => void
  readonly children: ReactNode
}

function Tool({ words, onClick, children }: ToolProps) {
  return (
    <IconButton color="inherit" onClick={onClick} aria-label={words} title={words} sx={{ p: 1.5 }}>
      {children}
    </IconButton>
  )
}

interface ToolsProps {
  /** To another photograph, so many places on; none where there is one alone. */
  readonly step: ((by: number) => void) | undefined
  readonly turn: () => void
  readonly close: () => void
}

function Tools({ step, turn, close }: ToolsProps) {
  const translate = useTranslate()
  const { zoomIn, zoomOut } = useControls()
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
      {step && (
        <Tool words={translate('admin:photo.previous')} onClick={() => step(-1)}>
          <PreviousIcon sx={mirrored} />
        </Tool>
      )}
      {step && (
        <Tool words={translate('admin:photo.next')} onClick={() => step(1)}>
          <NextIcon sx={mirrored} />
        </Tool>
      )}
      <Tool words={translate('admin:photo.larger')} onClick={() => void zoomIn()}>
        <LargerIcon />
      </Tool>
      <Tool words={translate('admin:photo.smaller')} onClick={() => void zoomOut()}>
        <SmallerIcon />
      </Tool>
      <Tool words={translate('admin:photo.turn')} onClick={turn}>
        <TurnIcon />
      </Tool>
      <Tool words={translate('ra.action.close')} onClick={close}>
        <CloseIcon />
      </Tool>
    </Box>
  )
}

const BAR = {
  height: BAR_PX,
  px: 1,
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'center' },
  justifyContent: 'center',
} as const

/** The photograph, whole and as large as the screen allows: on its side it fits by its other edges. */
function Turned({ url, words, quarters }: { url: string; words: string; quarters: number }) {
  const long = '100vw'
  const short = { xs: `calc(100vh - ${BAR_PX.xs}px)`, sm: `calc(100vh - ${BAR_PX.sm}px)` }
  const screen = { width: long, height: short }
  const onItsSide = { width: short, height: long }
  return (
    <Box sx={{ ...screen, overflow: 'hidden', display: 'flex', alignItems: 'center', justifyContent: 'center' }}>
      <Box
        component="img"
        src={url}
        alt={words}
        sx={{
          ...(quarters % 2 ? onItsSide : screen),
          flexShrink: 0,
          objectFit: 'contain',
          transform: `rotate(${quarters * 90}deg)`,
        }}
      />
    </Box>
  )
}

interface PhotoViewerProps {
  readonly photos: readonly ListingPhoto[]
  /** What the photographs show, in the reader's language. */
  readonly title: string
  /** The place of the photograph that is shown. */
  readonly index: number
  readonly show: (index: number) => void
  readonly onClose: () => void
}

/**
 * A photograph on the whole screen, to be made larger by buttons, a wheel, two fingers or a double press, moved about and
 * turned by quarters; arrow keys lead to the others.
 */
export function PhotoViewer({ photos, title, index, show, onClose }: PhotoViewerProps) {
  const translate = useTranslate()
  const { photoUrl } = useBackend()
  const heading = useId()
  const [turned, setTurned] = useState({ index, quarters: 0 })
  const photo = photos[index]
  if (!photo) return null
  const quarters = turned.index === index ? turned.quarters : 0
  const words = translate('admin:listing.photo', { number: index + 1, total: photos.length, title })
  const step = (by: number) => show((index + by + photos.length) % photos.length)
  const press = ({ key }: KeyboardEvent) => {
    const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (key === 'ArrowLeft' || key === 'ArrowRight') step(key === forward ? 1 : -1)
  }
  return (
    <Dialog open fullScreen onClose={onClose} onKeyDown={press} aria-labelledby={heading}>
      <TransformWrapper key={index} maxScale={LARGEST} doubleClick={{ mode: 'toggle' }}>
        <Box sx={BAR}>
          <Typography id={heading} component="h2" noWrap title={words} sx={{ flexGrow: { sm: 1 }, px: 1 }}>
            {words}
          </Typography>
          <Tools
            step={photos.length > 1 ? step : undefined}
            turn={() => setTurned({ index, quarters: quarters + 1 })}
            close={onClose}
          />
        </Box>
        <Box dir="ltr">
          <TransformComponent>
            <Turned url={photoUrl(photo.path, photo.content_hash)} words={words} quarters={quarters} />
          </TransformComponent>
        </Box>
      </TransformWrapper>
    </Dialog>
  )
}
