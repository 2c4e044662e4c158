import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { ReportGenerationStatus, ReportVersion } from '@insights/api-client/rest';
import { differences } from '@insights/web/reports/differences.js';
import { FORMATS, saveFile, stateText, versionText } from '@insights/web/reports/shown.js';
import { translate as reportWords } from '@insights/web/reports/words.js';
import { frameOf, printReport, tellTheme, turnOf } from '@insights/web/ui/report-frame.js';
import { useCampaign, useIds } from '../ui/campaign-frame.tsx';
import { ActionError, Empty, Loaded, useTitle } from '../ui/states.tsx';
import { useReportStatus } from '../report-status.ts';
import { api } from '../session.ts';
import { useLanguage, useWords } from '../words.ts';
import { AddTheme } from './theme-form.tsx';

const LONG_MS = 120_000;
type Format = (typeof FORMATS)[number];

export function Report() {
  const t = useWords();
  useLanguage();
  const { campaign } = useIds();
  useTitle(t('tab_report'), useCampaign().data?.name);
  const status = useReportStatus();
  const { status: state, version_number: newest } = status.data ?? {};
  const versions = useQuery({
    queryKey: ['report-versions', campaign, state, newest],
    queryFn: async () => (await api.campaignReports.listVersions({ interview_id: campaign, limit: 100 })).items,
    enabled: status.isSuccess,
    placeholderData: (before) => before,
  });
  return (
    <Loaded query={status}>
      {(known) => <Loaded query={versions}>{(list) => <Versions status={known} versions={list} />}</Loaded>}
    </Loaded>
  );
}

function Versions({ status, versions }: { status: ReportGenerationStatus; versions: ReportVersion[] }) {
  const t = useWords();
  const { workspace, campaign } = useIds();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<number>();
  const [from, setFrom] = useState<number>();
  const ready = versions.filter((version) => version.status === 'ready');
  const newest = ready[0]?.version_number;
  // A version that becomes ready later does not replace what somebody reads.
  if (chosen === undefined && newest !== undefined) setChosen(newest);
  const shown = chosen ?? newest;
  const isBehind = ready[0] === undefined || ready[0].conversation_count < status.completed_count;
  const earlier = ready.filter(({ version_number }) => shown !== undefined && version_number < shown);
  const frame = useRef<HTMLIFrameElement>(null);
  const generate = useMutation({
    mutationFn: () => api.campaignReports.regenerate({ interview_id: campaign }),
    onSuccess: (known) => queries.setQueryData(['report-status', campaign], known),
  });
  const download = useMutation({
    mutationFn: async (format: Format) =>
      saveFile(
        await api.interviewExport.exportReport(
          { interview_id: campaign, format, version_number: shown },
          { accept: '*/*', timeoutMs: LONG_MS },
        ),
        `report.${format}`,
      ),
  });
  if (shown === undefined && status.completed_count === 0)
    return (
      <Empty
        text={reportWords('nothing_completed')}
        to="/w/$workspace/campaigns/$campaign/people"
        label={t('add_people')}
      />
    );
  return (
    <section className="report">
      <div role="status">
        {newest !== undefined && newest !== shown && newest === status.version_number ? (
          <p>
            {reportWords('new_version', { number: newest })}{' '}
            <button type="button" onClick={() => setChosen(newest)}>
              {reportWords('show_version')}
            </button>
          </p>
        ) : (
          <p>{stateText(status, { versions, shown })}</p>
        )}
      </div>
      {status.status === 'in_progress' && <progress aria-label={reportWords('progress')} />}
      <div className="row tools">
        <button
          type="button"
          className={isBehind ? 'primary' : ''}
          disabled={generate.isPending || status.status === 'in_progress' || status.completed_count === 0}
          onClick={() => generate.mutate()}
        >
          {shown === undefined ? t('generate') : reportWords('regenerate')}
        </button>
        {shown !== undefined && (
          <>
            {ready.length > 1 && (
              <Choice
                label={reportWords('version')}
                value={String(shown)}
                options={ready.map((version) => [String(version.version_number), versionText(version)])}
                onChange={(value) => setChosen(Number(value))}
              />
            )}
            {earlier.length > 0 && (
              <Choice
                label={reportWords('compare_with')}
                value={from === undefined ? '' : String(from)}
                options={[
                  ['', '–'],
                  ...earlier.map((version): [string, string] => [String(version.version_number), versionText(version)]),
                ]}
                onChange={(value) => setFrom(value === '' ? undefined : Number(value))}
              />
            )}
            <Choice
              label={reportWords('download')}
              value=""
              options={[
                ['', reportWords('format_none')],
                ...FORMATS.map((format): [string, string] => [format, reportWords(`format_${format}`)]),
              ]}
              onChange={(value) => download.mutate(value as Format)}
            />
            <button type="button" onClick={() => printReport(frame.current)}>
              {reportWords('print')}
            </button>
            <Link
              className="button"
              to="/w/$workspace/campaigns/$campaign/report/corrections"
              params={{ workspace, campaign }}
            >
              {t('correct')}
            </Link>
          </>
        )}
        <NewTheme version={newest} />
      </div>
      <ActionError error={generate.error ?? download.error} />
      {from !== undefined && shown !== undefined && from < shown && <Differences from={from} to={shown} />}
      {shown !== undefined && <Document version={shown} frame={frame} />}
    </section>
  );
}

/** Adding a theme, and what comes of it while `version` is the newest. */
function NewTheme({ version }: { version: number | undefined }) {
  const t = useWords();
  const { workspace, campaign } = useIds();
  const [added, setAdded] = useState<{ label: string; version: number | undefined }>();
  return (
    <>
      <AddTheme onAdded={(label) => setAdded({ label, version })} />
      <div className="below" role="status">
        {added && added.version === version && (
          <p className="note" dir="auto">
            {t('theme_added', { label: added.label })}{' '}
            <Link to="/w/$workspace/campaigns/$campaign/report/corrections" params={{ workspace, campaign }}>
              {t('own_themes')}
            </Link>
          </p>
        )}
      </div>
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: [value: string, text: string][];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => target.value !== value && onChange(target.value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function Differences({ from, to }: { from: number; to: number }) {
  const { campaign } = useIds();
  const place = useRef<HTMLDivElement>(null);
  const language = useLanguage();
  const query = useQuery({
    queryKey: ['report-diff', campaign, from, to],
    queryFn: () => api.campaignReports.diffVersions({ interview_id: campaign, from_version: from, to_version: to }),
  });
  useEffect(() => {
    if (query.data) place.current?.replaceChildren(...differences(query.data));
  }, [query.data, language]);
  return <Loaded query={query}>{() => <div className="card differences" ref={place} />}</Loaded>;
}

/** The document, in a frame with its own origin. Its links to transcripts open the interview at the turn. */
function Document({ version, frame }: { version: number; frame: React.RefObject<HTMLIFrameElement | null> }) {
  const { workspace, campaign } = useIds();
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  const query = useQuery({
    queryKey: ['report-html', campaign, version],
    async queryFn() {
      const input = { interview_id: campaign, format: 'html', version_number: version } as const;
      return (await api.interviewExport.exportReport(input, { accept: '*/*', timeoutMs: LONG_MS })).text();
    },
    staleTime: 60_000,
  });
  useEffect(() => {
    if (query.data === undefined) return undefined;
    const made = frameOf(query.data, reportWords('document'), { isNamed: true });
    place.current?.replaceChildren(made);
    frame.current = made;
    const onMessage = (event: MessageEvent) => {
      const named = turnOf(event, made);
      if (!named) return;
      const { conversation, turn } = named;
      const params = { workspace, campaign, conversation };
      void navigate({ to: '/w/$workspace/campaigns/$campaign/interviews/$conversation', params, hash: turn });
    };
    const onTheme = () => tellTheme(made);
    addEventListener('message', onMessage);
    addEventListener('themechange', onTheme);
    return () => {
      removeEventListener('message', onMessage);
      removeEventListener('themechange', onTheme);
    };
  }, [query.data, workspace, campaign, navigate, frame]);
  return <Loaded query={query}>{() => <div className="document" ref={place} />}</Loaded>;
}
