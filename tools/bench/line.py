"""A slow line on this machine: python3 line.py NAMESPACE HERE THERE ROUND_TRIP_MS KILOBITS

Two tunnel devices, HERE on this side and THERE in a network namespace. Every packet between them waits here as long as
a slow line would keep it, so TCP, TLS and HTTP/2 behave as they do on one. Linux can delay packets by itself (netem),
but many machines come without it; and Node has no way to open a tunnel, so this is Python. It needs root, says "laid"
once the line is there, and takes everything down when its input ends or it is stopped.
"""

import collections
import fcntl
import os
import select
import signal
import struct
import subprocess
import sys
import time

TUNSETIFF = 0x400454CA
PLAIN_PACKETS = 0x0001 | 0x1000  # IFF_TUN | IFF_NO_PI
QUEUE = 1000  # packets; what finds more of them waiting is lost, as on any router


def tunnel(name):
    device = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(device, TUNSETIFF, struct.pack("16sH", name.encode(), PLAIN_PACKETS))
    return device


def ip(*words):
    subprocess.run(["ip", *words], check=True, stderr=subprocess.DEVNULL)


class Way:
    """One direction: a packet is sent when those before it are, and arrives half a round trip later."""

    def __init__(self, start, end, bits, delay):
        self.start, self.end, self.bits, self.delay = start, end, bits, delay
        self.waiting = collections.deque()
        self.free_at = 0.0

    def take(self, now):
        try:
            while packet := os.read(self.start, 65536):
                if len(self.waiting) < QUEUE:
                    self.free_at = max(self.free_at, now) + len(packet) * 8 / self.bits
                    self.waiting.append((self.free_at + self.delay, packet))
        except BlockingIOError:
            pass

    def give(self, now):
        while self.waiting and self.waiting[0][0] <= now:
            try:
                os.write(self.end, self.waiting.popleft()[1])
            except OSError:
                pass  # the other side went away


def main():
    space, here, there, round_trip, kilobits = sys.argv[1:]
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    ip("netns", "add", space)
    try:
        near, far = tunnel("bench-here"), tunnel("bench-there")
        ip("link", "set", "bench-there", "netns", space)
        ip("addr", "add", here, "peer", there, "dev", "bench-here")
        ip("link", "set", "bench-here", "up")
        ip("-n", space, "addr", "add", there, "peer", here, "dev", "bench-there")
        ip("-n", space, "link", "set", "bench-there", "up")
        ip("-n", space, "link", "set", "lo", "up")
        print("laid", flush=True)
        speed, delay = int(kilobits) * 1000, int(round_trip) / 2000
        ways = [Way(near, far, speed, delay), Way(far, near, speed, delay)]
        while True:
            due = min((way.waiting[0][0] for way in ways if way.waiting), default=None)
            wait = None if due is None else max(0, due - time.monotonic())
            ready, _, _ = select.select([near, far, sys.stdin], [], [], wait)
            if sys.stdin in ready:
                return
            for way in ways:
                if way.start in ready:
                    way.take(time.monotonic())
                way.give(time.monotonic())
    finally:
        subprocess.run(["ip", "netns", "del", space], stderr=subprocess.DEVNULL)


main()
