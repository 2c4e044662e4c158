import type { corrections } from '@insights/contracts';
import type { Correction } from '../../db/entities.ts';

export const present = ({
  id,
  kind,
  themes,
  label,
  parts,
  statement,
  created_by,
  created_at,
}: Correction): corrections.Correction => ({ id, kind, themes, label, parts, statement, created_by, created_at });
