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
  applied,
}: Omit<Correction, 'workspace_id' | 'interview_id' | 'conversation_id'>): corrections.Correction => ({
  id,
  kind,
  themes,
  label,
  parts,
  statement,
  created_by,
  created_at,
  applied,
});
