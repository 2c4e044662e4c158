import { channelTo } from '../channel.ts';
import { FrameStreams } from './streams.ts';

const sharedByAddress = new Map<string, { readonly streams: FrameStreams; users: number }>();

/** All clients of an address share its streams of frames, so that their calls gather in the same messages. */
export function shareStreams(address: string): { streams: FrameStreams; release: () => void } {
  const shared = sharedByAddress.get(address) ?? { streams: new FrameStreams(channelTo(address)), users: 0 };
  sharedByAddress.set(address, shared);
  shared.users += 1;
  const release = () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    sharedByAddress.delete(address);
    shared.streams.close();
  };
  return { streams: shared.streams, release };
}
